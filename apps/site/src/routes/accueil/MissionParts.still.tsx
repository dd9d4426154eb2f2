import { accueil, figures, number, quantity } from "@sillages/content";
import {
  CardTitle,
  Disclosure,
  FigureRow,
  Grid,
  Headline,
  Picture,
  PosterBand,
  Slide,
  Stack,
  TagList,
  Text,
} from "@sillages/ui";
import { pictureOf } from "../../shell/pictureOf.ts";
import { headlines } from "./headlines.css.ts";

const { carousel, figures: words, id, lead, story, tabs, text } = accueil.mission;

export function Waterline() {
  return (
    <PosterBand
      id={id}
      labelledBy="mission"
      surface="lagon"
      picture={pictureOf("scenes/baleine")}
      tall={pictureOf("scenes/baleine-haute")}
    >
      <Headline level={2} size="chapter" id="mission" fit={headlines.mission} />
    </PosterBand>
  );
}

export function Lead() {
  return <Headline level={3}>{lead}</Headline>;
}

export function Story() {
  return (
    <Stack space="near">
      <Text size="lead">{text}</Text>
      <Disclosure label={story.open} openLabel={story.close} open="without-script">
        {story.paragraphs.map((paragraph) => (
          <Text key={paragraph}>{paragraph}</Text>
        ))}
      </Disclosure>
    </Stack>
  );
}

function Trade({ at }: { at: 0 | 1 | 2 }) {
  const { chips, drawing, heading, text: told, title } = tabs.items[at];
  return (
    <Grid columns="halves">
      <Stack space="near">
        <CardTitle level={4} size="large">
          {heading}
        </CardTitle>
        <Text>{told}</Text>
        <TagList label={title} tags={chips} />
      </Stack>
      <Picture picture={pictureOf(drawing)} ratio="portrait" />
    </Grid>
  );
}

export function InnovationTrade() {
  return <Trade at={0} />;
}

export function TransmissionTrade() {
  return <Trade at={1} />;
}

export function SolutionsTrade() {
  return <Trade at={2} />;
}

export function MissionFigures() {
  return (
    <FigureRow
      kind="open"
      label={words.heading}
      figures={[
        { value: number(figures.boats), ...linked(words.boats) },
        { value: number(figures.studentAmbassadors), ...linked(words.students) },
        { value: number(figures.expeditionMonths), ...linked(words.months) },
        { value: quantity(figures.transatlanticKilometres, "km"), ...linked(words.distance) },
      ]}
    />
  );
}

const linked = ({ label, path }: { label: string; path: string }) => ({ label, href: path });

function Scene({ at }: { at: 0 | 1 | 2 | 3 }) {
  const { drawing, text: told, title } = carousel.slides[at];
  return (
    <Slide picture={pictureOf(drawing)} title={title}>
      <Text size="small">{told}</Text>
    </Slide>
  );
}

export function Squall() {
  return <Scene at={0} />;
}

export function Depths() {
  return <Scene at={1} />;
}

export function LifeAboard() {
  return <Scene at={2} />;
}

export function Encounters() {
  return <Scene at={3} />;
}
