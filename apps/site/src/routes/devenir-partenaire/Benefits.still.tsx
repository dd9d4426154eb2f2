import { benefits, devenirPartenaire } from "@sillages/content";
import { Card, Grid, Headline, Pictogram, Section, SectionHeader, Text } from "@sillages/ui";
import { pictureOf } from "../../shell/pictureOf.ts";
import { surfaceOf } from "../../shell/surfaceOf.ts";
import { headlines } from "./headlines.css.ts";

export function Benefits() {
  const { heading, lead } = devenirPartenaire.benefits;
  return (
    <Section labelledBy="benefices">
      <SectionHeader id="benefices" title={heading} fit={headlines.benefits} lead={lead} />
      <Grid as="ul" gap="none">
        {benefits.map(({ description, icon, id, title, tone }) => (
          <Card
            key={id}
            as="li"
            kind="tile"
            surface={surfaceOf[tone]}
            media={<Pictogram picture={pictureOf(icon)} />}
          >
            <Headline level={3} size="subtitle">
              {title}
            </Headline>
            <Text>{description}</Text>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
