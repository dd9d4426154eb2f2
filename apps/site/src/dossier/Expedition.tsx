import { dossier, figures, number, plannedStopovers, presentation, quantity } from "@sillages/content";
import { FigureRow, Grid, Headline, Stack, Text, TextLink, WakeList } from "@sillages/ui";
import { pictureOf } from "../shell/pictureOf.ts";
import { Part } from "./Part.tsx";

const { about, contents, figures: words } = dossier;

const parts = [
  { id: presentation.boats.id, heading: dossier.boats.heading },
  dossier.road,
  { id: dossier.goals.id, heading: dossier.goals.heading },
  dossier.team,
  dossier.opportunities,
  dossier.benefits,
  dossier.aboard,
];

const { europeanStopovers, latinAmericanStopovers } = figures;

const roadFigures = [
  { value: number(figures.boats), label: words.boats(figures.boats) },
  {
    value: number(plannedStopovers()),
    label: words.stopovers(europeanStopovers, latinAmericanStopovers),
  },
  { value: number(figures.latinAmericanCountries), label: words.countries },
  { value: number(figures.expeditionMonths), label: words.months },
  { value: quantity(figures.transatlanticKilometres, "km"), label: words.distance },
  { value: number(figures.sustainableDevelopmentGoals), label: words.goals },
];

export function Expedition() {
  return (
    <Part id={about.id} heading={about.heading} band={pictureOf("scenes/equipage")}>
      <Grid columns="halves">
        <Stack space="near">
          {about.paragraphs.map((paragraph) => (
            <Text key={paragraph}>{paragraph}</Text>
          ))}
          <Text>{about.students(figures.studentAmbassadors)}</Text>
        </Stack>
        <div>
          <Headline level={3} size="subtitle">
            {contents}
          </Headline>
          <WakeList
            items={parts.map(({ heading, id }) => (
              <TextLink key={id} href={`#${id}`}>
                {heading}
              </TextLink>
            ))}
          />
        </div>
      </Grid>
      <FigureRow
        label={words.heading}
        figures={roadFigures.slice(0, 3)}
        surfaces={["nuit", "vermillon", "aube"]}
      />
      <FigureRow
        label={words.heading}
        figures={roadFigures.slice(3)}
        surfaces={["soleil", "iroise", "lagon"]}
      />
    </Part>
  );
}
