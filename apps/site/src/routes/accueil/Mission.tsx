import { accueil, figures, number, quantity } from "@sillages/content";
import {
  Card,
  Disclosure,
  FigureRow,
  Grid,
  Headline,
  Section,
  SectionHeader,
  Stack,
  TagList,
  Text,
} from "@sillages/ui";
import { pictureOf } from "../../shell/pictureOf.ts";
import { headlines } from "./headlines.css.ts";

const { mission } = accueil;

function Scenes() {
  return (
    <Grid as="ul" columns="quarters">
      {mission.carousel.slides.map(({ drawing, text, title }) => (
        <Card key={title} as="li" picture={pictureOf(drawing)} surface="nuit2">
          <Headline level={3} size="subtitle">
            {title}
          </Headline>
          <Text>{text}</Text>
        </Card>
      ))}
    </Grid>
  );
}

function Story() {
  const { close, heading, open, paragraphs } = mission.story;
  return (
    <Stack space="near">
      <Headline level={3}>{heading}</Headline>
      <Text size="lead">{mission.text}</Text>
      <Disclosure label={open} openLabel={close}>
        {paragraphs.map((paragraph) => (
          <Text key={paragraph}>{paragraph}</Text>
        ))}
      </Disclosure>
    </Stack>
  );
}

function Trades() {
  return (
    <Grid as="ul">
      {mission.tabs.items.map(({ chips, drawing, heading, id, text, title }) => (
        <Card key={id} as="li" picture={pictureOf(drawing)} surface="nuit2">
          <Text tone="accent">{title}</Text>
          <Headline level={3} size="subtitle">
            {heading}
          </Headline>
          <Text>{text}</Text>
          <TagList label={title} tags={chips} />
        </Card>
      ))}
    </Grid>
  );
}

export function Mission() {
  const words = mission.figures;
  return (
    <>
      <Section id={mission.id} labelledBy="mission" surface="nuit">
        <SectionHeader id="mission" title={mission.heading} fit={headlines.mission} lead={mission.lead} />
        <Stack space="loose">
          <Story />
          <Scenes />
          <Trades />
        </Stack>
      </Section>
      <FigureRow
        label={words.heading}
        surfaces={["lagon", "soleil", "aube", "iroise"]}
        figures={[
          { value: number(figures.boats), label: words.boats },
          { value: number(figures.studentAmbassadors), label: words.students },
          { value: number(figures.expeditionMonths), label: words.months },
          { value: quantity(figures.transatlanticKilometres, "km"), label: words.distance },
        ]}
      />
    </>
  );
}
