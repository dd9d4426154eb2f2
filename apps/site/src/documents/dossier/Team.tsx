import { dossier, figures, team } from "@sillages/content";
import { Card, CardBody, CardMedia, Grid, Heading, Text } from "@sillages/ui";
import { pictureOf } from "../../shell/pictures/pictureOf.ts";
import { Part } from "./Part.tsx";

const { heading, id, lead } = dossier.team;

export function Team() {
  return (
    <Part id={id} heading={heading}>
      <Text size="lead">{lead(figures.experts, team.length, figures.cumulatedYears)}</Text>
      <Grid as="ul" columns="halves">
        {team.map(({ description, name, portrait, role }) => (
          <Card key={name} as="li" layout="row">
            <CardMedia picture={pictureOf(portrait)} ratio="portrait" decorative />
            <CardBody>
              <Heading level={3} size="subtitle">
                {name}
              </Heading>
              <Text tone="strong">{role}</Text>
              <Text size="small">{description}</Text>
            </CardBody>
          </Card>
        ))}
      </Grid>
    </Part>
  );
}
