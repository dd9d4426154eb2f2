import { devenirPartenaire } from "@sillages/content";
import { Grid, Section, SectionHeader, Text } from "@sillages/ui";

export function Sponsorship() {
  const { heading, text } = devenirPartenaire.sponsorship;
  return (
    <Section labelledBy="parrainage" space="close">
      <Grid columns="aside" gap="wide">
        <SectionHeader id="parrainage" title={heading} />
        <Text>{text}</Text>
      </Grid>
    </Section>
  );
}
