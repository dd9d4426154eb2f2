import { devenirPartenaire } from "@sillages/content";
import { Grid, Heading, Section, SectionHeader, Stack, Text } from "@sillages/ui";

const { heading, id, items, note } = devenirPartenaire.sponsorship;

/** Two words that are not one another, and what each changes for taxes. */
export function Sponsorship() {
  return (
    <Section id={id} labelledBy="parrainage-titre" stack="regular">
      <SectionHeader id="parrainage-titre" title={heading} />
      <Grid columns="halves" space="wide">
        {items.map(({ definition, term }) => (
          <Stack key={term} space="near">
            <Heading level={3} size="subtitle">
              {term}
            </Heading>
            <Text>{definition}</Text>
          </Stack>
        ))}
      </Grid>
      <Text tone="strong">{note}</Text>
    </Section>
  );
}
