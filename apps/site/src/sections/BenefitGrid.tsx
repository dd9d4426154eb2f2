import { benefits } from "@sillages/content";
import { Card, Grid, Heading, Pictogram, Text } from "@sillages/ui";
import { pictureOf } from "../shell/pictureOf.ts";

export interface BenefitGridProps {
  /** On paper: shorter cards, in two columns. */
  printed?: boolean;
}

/** What a partner gains, a card each. */
export function BenefitGrid({ printed = false }: BenefitGridProps) {
  return (
    <Grid as="ul" columns={printed ? "halves" : "thirds"} gap="none">
      {benefits.map(({ description, icon, id, title, tone }) => {
        const pictogram = <Pictogram picture={pictureOf(icon)} />;
        const layout = printed ? { header: pictogram } : { kind: "tile" as const, media: pictogram };
        return (
          <Card key={id} as="li" surface={tone} {...layout}>
            <Heading level={3} size="subtitle">
              {title}
            </Heading>
            <Text>{description}</Text>
          </Card>
        );
      })}
    </Grid>
  );
}
