import { benefits, dossier } from "@sillages/content";
import { Card, Grid, Headline, Pictogram, Text } from "@sillages/ui";
import { pictureOf } from "../shell/pictureOf.ts";
import { surfaceOf } from "../shell/surfaceOf.ts";
import { Part } from "./Part.tsx";

const { heading, id, lead } = dossier.benefits;

export function Gains() {
  return (
    <Part id={id} heading={heading}>
      <Text size="lead">{lead}</Text>
      <Grid as="ul" columns="halves" gap="none">
        {benefits.map(({ description, icon, id: benefit, title, tone }) => (
          <Card
            key={benefit}
            as="li"
            surface={surfaceOf[tone]}
            header={<Pictogram picture={pictureOf(icon)} />}
          >
            <Headline level={3} size="subtitle">
              {title}
            </Headline>
            <Text>{description}</Text>
          </Card>
        ))}
      </Grid>
    </Part>
  );
}
