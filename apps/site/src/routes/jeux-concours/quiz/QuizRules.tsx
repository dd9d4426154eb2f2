import { difficulties, figures, jeuxConcours, levels, number } from "@sillages/content";
import { Card, DefinitionTable, Grid, Headline, Pictogram, Stack, Text } from "@sillages/ui";
import { pictureOf } from "../../../shell/pictureOf.ts";

const { intro } = jeuxConcours.quiz;

export function Points() {
  return (
    <Stack space="near">
      <Headline level={3}>{intro.difficulties.heading}</Headline>
      <DefinitionTable
        items={difficulties.map(({ label, points }) => ({
          term: label,
          definition: intro.difficulties.points(points),
        }))}
      />
      <Text>{intro.objective(number(figures.quizMaximumPoints))}</Text>
    </Stack>
  );
}

export function Levels() {
  return (
    <Stack>
      <Headline level={3}>{intro.levels.heading}</Headline>
      <Grid as="ul" columns="quarters">
        {levels.map(({ drawing, from, id, label, message }, at) => {
          const above = levels[at - 1]?.from;
          return (
            <Card key={id} as="li" surface="nuit2">
              <Pictogram picture={pictureOf(drawing)} />
              <Headline level={4} size="subtitle">
                {label}
              </Headline>
              <Text tone="strong">
                {from === 0 && above !== undefined ? intro.levels.below(above) : intro.levels.from(from)}
              </Text>
              <Text>{message}</Text>
            </Card>
          );
        })}
      </Grid>
    </Stack>
  );
}
