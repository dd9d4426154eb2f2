import { carouselLabels, homeCarousels, homeTabs } from "@sillages/content";
import { Carousel, Grid, Section, Tabs } from "@sillages/ui";
import {
  Depths,
  Encounters,
  InnovationTrade,
  Lead,
  LifeAboard,
  MissionFigures,
  SolutionsTrade,
  Squall,
  Story,
  TransmissionTrade,
  Waterline,
} from "./MissionParts.still.tsx";

const { label, titles } = homeTabs.mission;
const { intervalMs, label: scenes } = homeCarousels.mission;

const trades = [
  { id: "innovation", label: titles.innovation, panel: <InnovationTrade /> },
  { id: "transmission", label: titles.transmission, panel: <TransmissionTrade /> },
  { id: "solutions", label: titles.solutions, panel: <SolutionsTrade /> },
];

const slides = [
  { id: "grain", content: <Squall /> },
  { id: "biodiversite", content: <Depths /> },
  { id: "vie-a-bord", content: <LifeAboard /> },
  { id: "rencontres", content: <Encounters /> },
];

/** What the expedition is for: the story, the trades, the figures, life aboard. */
export function Mission() {
  return (
    <>
      <Waterline />
      <Section surface="nuit" stack="loose">
        <Lead />
        <Grid columns="aside" gap="wide">
          <Story />
          <Tabs label={label} tabs={trades} headingLevel={4} />
        </Grid>
        <MissionFigures />
        <Carousel label={scenes} labels={carouselLabels} slides={slides} intervalMs={intervalMs} />
      </Section>
    </>
  );
}
