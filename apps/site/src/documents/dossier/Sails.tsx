import { dossier, figures, number, offerOn, opportunityReadings } from "@sillages/content";
import { Card, CardBody, Stat, Grid, Picture, Text } from "@sillages/ui";
import { SailsTable } from "../../sections/SailsTable.tsx";
import { pictureOf } from "../../shell/pictures/pictureOf.ts";
import { Part } from "./Part.tsx";

const { heading, id, text } = dossier.opportunities;

export function Sails({ now }: { now: Date }) {
  const { months, plan } = offerOn(now);
  return (
    <Part id={id} heading={heading} surface="lagoon">
      <Text size="lead">{text(figures.advertisingSpaces, figures.sailSquareMetres)}</Text>
      <Picture picture={pictureOf("sails/voilure")} load="now" />
      <SailsTable />
      {!months && <Text tone="strong">{plan}</Text>}
      <Grid as="ul" columns="halves" space="none">
        {opportunityReadings.map(({ id: reading, label, reckoning, value }, at) => (
          <Card key={reading} as="li" surface={at > 0 ? "night" : "paper"}>
            <CardBody>
              <Stat value={number(value)} size="small">
                {label}
              </Stat>
              <Text size="small">{reckoning}</Text>
            </CardBody>
          </Card>
        ))}
      </Grid>
    </Part>
  );
}
