import { benefits } from "@sillages/content";
import { Pictogram } from "@sillages/illustrations";
import { Card, CardBody, CardHeader, CardMedia, Grid, Heading, Text } from "@sillages/ui";
import type { ReactNode } from "react";
import { pictureOf } from "../shell/pictureOf.ts";

export interface BenefitGridProps {
  /** On paper: shorter cards, in two columns. */
  printed?: boolean;
  /** What ticks each one, by its id: at the foot of its card. */
  ticks?: ReadonlyMap<string, ReactNode>;
}

/** What a partner gains, a card each. */
export function BenefitGrid({ printed = false, ticks }: BenefitGridProps) {
  return (
    <Grid as="ul" columns={printed ? "halves" : "thirds"} gap="none">
      {benefits.map(({ description, icon, id, title, tone }) => {
        const pictogram = <Pictogram picture={pictureOf(icon)} />;
        return (
          <Card key={id} as="li" layout={printed ? "column" : "tile"} surface={tone}>
            {!printed && <CardMedia>{pictogram}</CardMedia>}
            <CardBody>
              {printed && <CardHeader>{pictogram}</CardHeader>}
              <Heading level={3} size="subtitle">
                {title}
              </Heading>
              <Text>{description}</Text>
              {ticks?.get(id)}
            </CardBody>
          </Card>
        );
      })}
    </Grid>
  );
}
