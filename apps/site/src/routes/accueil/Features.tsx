import { accueil, features } from "@sillages/content";
import { Card, CardBody, CardMedia, CardTitle, Grid, Heading, Section, TagList, Text } from "@sillages/ui";
import { pictureOf } from "../../shell/pictures/pictureOf.ts";

const inks = ["nightPale", "sun", "lagoon"] as const;

/** What makes the expedition, a card each. */
export function Features() {
  return (
    <Section labelledBy="atouts" space="none" bleed>
      {/* Not seen: to the ear, the cards would be parts of the drawings above. */}
      <Heading level={2} size="unseen" id="atouts">
        {accueil.showcase.features}
      </Heading>
      <Grid as="ul" columns="featured" space="none">
        {features.map(({ description, drawing, features: tags, id, subtitle, title }, at) => (
          <Card key={id} as="li" layout="tile" size="large" surface={inks[at % inks.length] ?? "sun"}>
            <CardMedia picture={pictureOf(drawing)} />
            <CardBody>
              <CardTitle level={3} size="poster">
                {title}
              </CardTitle>
              <Text tone="strong">{subtitle}</Text>
              <Text>{description}</Text>
              <TagList label={title} tags={tags.map(({ name }) => name)} />
            </CardBody>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
