import { controls, presentation } from "@sillages/content";
import {
  Card,
  DataTable,
  DefinitionTable,
  Grid,
  Headline,
  Section,
  SectionHeader,
  Stack,
  Text,
  TextLink,
} from "@sillages/ui";
import { headlines } from "./headlines.css.ts";

const { boats } = presentation;

function Source({ label, href }: { label: string; href: string }) {
  return (
    <TextLink href={href} newWindow={controls.newWindow}>
      {label}
    </TextLink>
  );
}

function Dimensions() {
  const { caption, columns, heading, rows, sources } = boats.dimensions;
  return (
    <Stack space="near">
      <Headline level={3}>{heading}</Headline>
      <DataTable
        caption={caption}
        columns={[
          { key: "dimension", label: columns.dimension },
          { key: "value", label: columns.value },
        ]}
        rows={rows.map(({ label, value }) => ({ id: label, cells: { dimension: label, value } }))}
      />
      <Stack space="close">
        {sources.map((source) => (
          <Text key={source.href} size="small">
            <Source {...source} />
          </Text>
        ))}
      </Stack>
    </Stack>
  );
}

export function Boats() {
  const { heading, id, items, lead, restored } = boats;
  return (
    <Section id={id} labelledBy="bateaux-titre" surface="aube2">
      <SectionHeader id="bateaux-titre" title={heading} fit={headlines.boats} lead={lead} />
      <Stack space="loose">
        <Grid columns="halves">
          {items.map(({ id: boat, name, text, facts }) => (
            <Card key={boat} surface={boat === "rouge" ? "vermillon" : "iroise"}>
              <Headline level={3}>{name}</Headline>
              <Text>{text}</Text>
              <DefinitionTable
                items={facts.map(({ label, value }) => ({ term: label, definition: value }))}
              />
            </Card>
          ))}
        </Grid>
        <Grid columns="halves" gap="wide">
          <Dimensions />
          <Stack space="near">
            <Headline level={3}>{restored.heading}</Headline>
            <Text>{restored.text}</Text>
            <Text size="small">
              <Source {...restored.source} />
            </Text>
          </Stack>
        </Grid>
      </Stack>
    </Section>
  );
}
