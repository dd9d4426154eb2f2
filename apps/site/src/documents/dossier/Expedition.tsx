import {
  devenirPartenaire,
  dossier,
  figures,
  number,
  type Phase,
  plannedStopovers,
  presentation,
  quantity,
} from "@sillages/content";
import { StatGroup, Grid, Heading, Stack, Text, Link, List } from "@sillages/ui";
import { pictureOf } from "../../shell/pictures/pictureOf.ts";
import { Part } from "./Part.tsx";
import { aboardHeading } from "./Partners.tsx";

const { about, contents, figures: words } = dossier;

const partsOn = (phase: Phase, date: string) => [
  { id: presentation.boats.id, heading: dossier.boats.heading },
  dossier.road,
  dossier.goals,
  dossier.team,
  dossier.opportunities,
  { id: dossier.aboard.id, heading: aboardHeading(phase) },
  dossier.benefits,
  devenirPartenaire.prices,
  { id: devenirPartenaire.possible.id, heading: dossier.possible(date) },
  devenirPartenaire.steps,
];

const { europeanStopovers, latinAmericanStopovers } = figures;

const roadFigures = (phase: Phase) => [
  { value: number(figures.boats), label: words.boats(figures.boats) },
  {
    value: number(plannedStopovers()),
    label: words.stopovers(europeanStopovers, latinAmericanStopovers, phase !== "after"),
  },
  { value: number(figures.latinAmericanCountries), label: words.countries },
  { value: number(figures.expeditionMonths), label: words.months },
  { value: quantity(figures.transatlanticKilometres, "km"), label: words.distance },
  { value: number(figures.sustainableDevelopmentGoals), label: words.goals },
];

export function Expedition({ phase, date }: { phase: Phase; date: string }) {
  const road = roadFigures(phase);
  return (
    <Part id={about.id} heading={about.heading} band={pictureOf("scenes/equipage")}>
      <Grid columns="halves">
        <Stack space="near">
          <Text>{phase === "before" ? about.restoring : about.restored}</Text>
          <Text>{phase === "after" ? about.togetherAfter : about.together}</Text>
          <Text>{about.students(figures.studentAmbassadors)}</Text>
        </Stack>
        <div>
          <Heading level={3} size="subtitle">
            {contents}
          </Heading>
          <List
            items={partsOn(phase, date).map(({ heading, id }) => (
              <Link key={id} href={`#${id}`}>
                {heading}
              </Link>
            ))}
          />
        </div>
      </Grid>
      <StatGroup label={words.heading} figures={road.slice(0, 3)} surfaces={["night", "vermilion", "dawn"]} />
      <StatGroup label={words.heading} figures={road.slice(3)} surfaces={["sun", "sea", "lagoon"]} />
    </Part>
  );
}
