import { accueil, carouselLabels } from "@sillages/content";
import {
  Carousel,
  Disclosure,
  Grid,
  Heading,
  MediaSection,
  Section,
  Slide,
  Stack,
  Tabs,
  Text,
} from "@sillages/ui";
import { Living } from "../../shell/living/Living.tsx";
import { pictureOf } from "../../shell/pictures/pictureOf.ts";
import { headlines } from "./headlines.css.ts";
import { MissionFigures } from "./MissionFigures.tsx";
import { Trade } from "./Trade.tsx";

const { carousel, id, lead, story, tabs, text } = accueil.mission;

/** What the expedition is for, in the order of the specification: life aboard, the story, the figures, the trades. */
export function Mission() {
  const trades = tabs.items.map((trade) => ({
    id: trade.id,
    label: trade.title,
    panel: <Trade {...trade} />,
  }));
  const scenes = carousel.slides.map((scene) => ({
    id: scene.id,
    content: (
      <Slide picture={pictureOf(scene.drawing)} title={scene.title}>
        <Text size="small">{scene.text}</Text>
      </Slide>
    ),
  }));
  return (
    <>
      <MediaSection
        layout="cover"
        id={id}
        labelledBy="mission"
        surface="lagoon"
        picture={pictureOf("scenes/baleine")}
        tall={pictureOf("scenes/baleine-haute")}
      >
        <Heading level={2} size="chapter" id="mission" fit={headlines.mission} />
      </MediaSection>
      <Section surface="night" space="close" stack="wide">
        <Grid columns="pair" space="wide" paper="stack">
          <Living>
            <Carousel
              label={carousel.label}
              {...carouselLabels}
              slides={scenes}
              intervalMs={carousel.intervalMs}
            />
          </Living>
          <Stack>
            <Heading level={3}>{lead}</Heading>
            <Text size="lead">{text}</Text>
            <Disclosure label={story.open} closeLabel={story.close} defaultOpen="without-script">
              {story.paragraphs.map((paragraph) => (
                <Text key={paragraph}>{paragraph}</Text>
              ))}
            </Disclosure>
          </Stack>
        </Grid>
        <Grid columns="aside" space="wide" paper="stack">
          <MissionFigures />
          <Living>
            <Tabs label={tabs.label} tabs={trades} level={4} paper="columns" />
          </Living>
        </Grid>
      </Section>
    </>
  );
}
