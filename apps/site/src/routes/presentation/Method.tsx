import { presentation } from "@sillages/content";
import { Grid, Heading, List, Section } from "@sillages/ui";
import { headlines } from "./headlines.css.ts";

export function Method() {
  const { rules } = presentation.method;
  return (
    <Section labelledBy="methode" space="band">
      <Grid columns="contents" space="wide">
        <Heading level={2} size="section" id="methode" fit={headlines.method} />
        <List marker="numeral" items={rules} />
      </Grid>
    </Section>
  );
}
