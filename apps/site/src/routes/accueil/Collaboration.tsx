import { accueil, figures, number, stats } from "@sillages/content";
import { StatGroup, Grid, Heading, Section, Stack, Tabs, Text, List } from "@sillages/ui";
import { Living } from "../../shell/living/Living.tsx";
import { Closing } from "./Closing.tsx";
import { headlines } from "./headlines.css.ts";
import { MainPartners } from "./MainPartners.tsx";
import { StatNote } from "./StatNote.tsx";

const { counters, label, lead, strengths, tabs } = accueil.collaboration;
/** Stands after the footer, as the specification asks: what one gains by coming aboard. */
export function Collaboration() {
  const prizes = stats.find(({ id }) => id === "prix-de-l-innovation");
  const aims = tabs.items.map(({ id, points, text, title }) => ({
    id,
    label: title,
    panel: (
      <Grid columns="within" paper="stack">
        <Text size="lead">{text}</Text>
        <List items={points} />
      </Grid>
    ),
  }));
  return (
    <aside aria-label={label}>
      <Section labelledBy="collaboration" space="band" stack="wide">
        <Grid columns="aside" space="wide" paper="stack">
          <Stack space="wide">
            <Heading level={2} size="section" id="collaboration" fit={headlines.collaboration} />
            <Text size="lead">{lead}</Text>
            <StatGroup
              variant="compact"
              label={counters.heading}
              figures={[
                { value: number(figures.boats), label: counters.boats },
                { value: number(figures.studentAmbassadors), label: counters.students },
                {
                  value: number(figures.innovationPrizes),
                  label: counters.prizes(figures.innovationPrizes),
                  note: prizes && <StatNote note={prizes.note} noteAfter={prizes.noteAfter} />,
                },
              ]}
            />
          </Stack>
          <Stack>
            <Living>
              <Tabs label={tabs.label} tabs={aims} paper="columns" />
            </Living>
            <Stack space="near">
              <Heading level={3} size="subtitle">
                {strengths.heading}
              </Heading>
              <List variant="ruled" items={strengths.items} />
            </Stack>
          </Stack>
        </Grid>
        <MainPartners />
      </Section>
      <Closing />
    </aside>
  );
}
