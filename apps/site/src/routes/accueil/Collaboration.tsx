import { homeTabs } from "@sillages/content";
import { Grid, Section, Tabs } from "@sillages/ui";
import {
  Closing,
  Crew,
  Impact,
  MissionAim,
  Philosophy,
  Together,
  Vision,
} from "./CollaborationParts.still.tsx";

const { aside, label, titles } = homeTabs.collaboration;

const aims = [
  { id: "vision", label: titles.vision, panel: <Vision /> },
  { id: "mission", label: titles.mission, panel: <MissionAim /> },
  { id: "impact", label: titles.impact, panel: <Impact /> },
];

/** Stands after the footer, as the specification asks: what one gains by coming aboard. */
export function Collaboration() {
  return (
    <aside aria-label={aside}>
      <Section labelledBy="collaboration" stack="loose">
        <Grid columns="halves" gap="wide">
          <Together />
          <Tabs label={label} tabs={aims} />
        </Grid>
        <Crew />
      </Section>
      <Philosophy />
      <Closing />
    </aside>
  );
}
