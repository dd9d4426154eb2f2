import { devenirPartenaire } from "@sillages/content";
import { Grid, Heading, Stack, Text } from "@sillages/ui";
import { TitledSection } from "../../sections/TitledSection.tsx";

const { heading, id, items, note } = devenirPartenaire.sponsorship;

/** Two words that are not one another, and what each changes for taxes. */
export function Sponsorship() {
  return (
    <TitledSection id={id} title={heading} surface="sunPale" stack="regular">
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
    </TitledSection>
  );
}
