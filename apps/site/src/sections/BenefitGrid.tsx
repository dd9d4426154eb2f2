import { type Benefit, benefits } from "@sillages/content";
import { Pictogram } from "@sillages/illustrations";
import { Card, CardBody, CardHeader, CardMedia, Grid, Heading, Text } from "@sillages/ui";
import type { ReactNode } from "react";
import { PageLink } from "../shell/links/PageLink.tsx";
import { pictureOf } from "../shell/pictures/pictureOf.ts";

interface BenefitGridProps {
  /** On paper: shorter cards, in two columns. */
  printed?: boolean;
  /** What stands at the foot of a card. */
  footer?: (benefit: Benefit) => ReactNode;
}

/** What a partner gains, a card each. */
export function BenefitGrid({ printed = false, footer }: BenefitGridProps) {
  return (
    <Grid as="ul" columns={printed ? "halves" : "thirds"} space="none">
      {benefits.map((benefit) => {
        const { description, example, icon, id, title, tone } = benefit;
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
              {example && <PageLink {...example} />}
              {footer?.(benefit)}
            </CardBody>
          </Card>
        );
      })}
    </Grid>
  );
}
