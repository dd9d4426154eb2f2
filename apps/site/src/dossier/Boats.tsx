import { dossier, presentation } from "@sillages/content";
import { Card, DefinitionTable, Grid, Headline, Text, TextLink } from "@sillages/ui";
import { pictureOf } from "../shell/pictureOf.ts";
import { surfaceOf } from "../shell/surfaceOf.ts";
import { Part } from "./Part.tsx";

const { id, items, plan, restored } = presentation.boats;
const { heading, lead } = dossier.boats;
const { beam, draught, foils, keel, mast, sails } = plan.marks;

export function Boats() {
  return (
    <Part id={id} heading={heading} surface="aube2" band={pictureOf("scenes/transat")}>
      <Text size="lead">{lead}</Text>
      <Grid columns="halves">
        {items.map(({ facts, id: boat, name, tone }) => (
          <Card key={boat} as="div" surface={surfaceOf[tone]}>
            <Headline level={3} size="subtitle">
              {name}
            </Headline>
            <DefinitionTable items={facts.map(({ label, value }) => ({ term: label, definition: value }))} />
          </Card>
        ))}
      </Grid>
      <Grid columns="halves">
        <div>
          <Headline level={3} size="subtitle">
            {plan.heading}
          </Headline>
          <DefinitionTable
            items={[beam, mast, draught, keel, sails, foils].map(({ label, value }) => ({
              term: label,
              definition: value,
            }))}
          />
        </div>
        <div>
          <Headline level={3} size="subtitle">
            {restored.heading}
          </Headline>
          <Text>{restored.text}</Text>
          <Text>{restored.promise}</Text>
          <Text size="small">
            <TextLink href={restored.source.href}>{restored.source.label}</TextLink>
          </Text>
        </div>
      </Grid>
    </Part>
  );
}
