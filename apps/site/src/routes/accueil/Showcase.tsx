import { accueil, slides } from "@sillages/content";
import { Card, Grid, Headline, Section, SectionHeader, Text } from "@sillages/ui";
import { pictureOf } from "../../shell/pictureOf.ts";
import { headlines } from "./headlines.css.ts";

export function Showcase() {
  return (
    <Section labelledBy="vitrine" surface="nuit">
      <SectionHeader id="vitrine" title={accueil.showcase.heading} fit={headlines.showcase} />
      <Grid as="ul" columns="quarters">
        {slides.map(({ description, drawing, title }) => (
          <Card key={title} as="li" picture={pictureOf(drawing)} surface="nuit2">
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
