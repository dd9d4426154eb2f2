import { dossier, presentation } from "@sillages/content";
import { Card, CardBody, DescriptionList, Grid, Heading, Text } from "@sillages/ui";
import { pictureOf } from "../../shell/pictures/pictureOf.ts";
import { Part } from "./Part.tsx";

const { id, items, plan, restored } = presentation.boats;
const { heading } = dossier.boats;
const { beam, draught, foils, keel, mast, sails } = plan.marks;

export function Boats() {
  return (
    <Part id={id} heading={heading} surface="dawnPale" band={pictureOf("scenes/transat")}>
      <Grid columns="halves">
        {items.map(({ facts, id: boat, name, tone }) => (
          <Card key={boat} as="div" surface={tone}>
            <CardBody>
              <Heading level={3} size="subtitle">
                {name}
              </Heading>
              <DescriptionList items={facts} />
            </CardBody>
          </Card>
        ))}
      </Grid>
      <Grid columns="halves">
        <div>
          <Heading level={3} size="subtitle">
            {plan.heading}
          </Heading>
          <DescriptionList
            items={[beam, mast, draught, keel, sails, foils].map(({ label, value }) => ({
              term: label,
              definition: value,
            }))}
          />
        </div>
        <div>
          <Heading level={3} size="subtitle">
            {restored.heading}
          </Heading>
          <Text>{restored.text}</Text>
          <Text>{restored.promise}</Text>
          <Text size="small">{restored.source.label}</Text>
        </div>
      </Grid>
    </Part>
  );
}
