import {
  devenirPartenaire,
  freeSpaces,
  number,
  opportunityReadings,
  organisations,
  spaces,
} from "@sillages/content";
import { Card, CardBody, Stat, Grid, Legend, Stack, Text } from "@sillages/ui";

/** What is free, the two ways to count it, each with its reckoning, and what the inks of the plan mean. */
export function Readings() {
  const { legend } = devenirPartenaire.opportunities;
  const holders = organisations.filter(({ id }) => spaces.some(({ holder }) => holder === id));
  return (
    <Stack space="near">
      <Text size="small">{freeSpaces}</Text>
      <Grid as="ul" columns="halves" space="none">
        {opportunityReadings.map(({ id, label, reckoning, value }, at) => (
          <Card key={id} as="li" {...(at > 0 && { surface: "night" })}>
            <CardBody>
              <Stat value={number(value)} size="small" tone={at > 0 ? "accent" : "default"} />
              <Text tone="strong">{label}</Text>
              <Text size="small">{reckoning}</Text>
            </CardBody>
          </Card>
        ))}
      </Grid>
      <Legend
        items={[
          { label: legend.free, surface: "paper" },
          { label: legend.chosen, surface: "sun" },
          { label: legend.taken(holders.map(({ name }) => name).join(", ")), surface: "night" },
        ]}
      />
    </Stack>
  );
}
