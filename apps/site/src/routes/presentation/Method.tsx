import { presentation } from "@sillages/content";
import { Card, Grid, Headline, Section, SectionHeader, Text } from "@sillages/ui";
import { headlines } from "./headlines.css.ts";

export function Method() {
  const { heading, rules } = presentation.method;
  return (
    <Section labelledBy="methode" surface="nuit">
      <SectionHeader id="methode" title={heading} fit={headlines.method} />
      <Grid as="ol">
        {rules.map(({ title, text }) => (
          <Card key={title} as="li" surface="nuit2">
            <Headline level={3} size="subtitle">
              {title}
            </Headline>
            <Text>{text}</Text>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
