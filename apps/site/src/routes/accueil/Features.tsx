import { accueil, features } from "@sillages/content";
import { Card, Grid, Headline, Section, SectionHeader, TagList, Text } from "@sillages/ui";
import { pictureOf } from "../../shell/pictureOf.ts";

const inks = ["vermillon", "soleil", "lagon"] as const;

export function Features() {
  const heading = accueil.showcase.features;
  return (
    <Section labelledBy="atouts">
      <SectionHeader id="atouts" title={heading} />
      <Grid as="ul" gap="none">
        {features.map(({ description, drawing, features: tags, id, subtitle, title }, at) => (
          <Card key={id} as="li" picture={pictureOf(drawing)} surface={inks[at % inks.length] ?? "soleil"}>
            <Headline level={3}>{title}</Headline>
            <Text tone="strong">{subtitle}</Text>
            <Text>{description}</Text>
            <TagList label={title} tags={tags.map(({ name }) => name)} />
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
