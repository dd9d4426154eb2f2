import {
  devenirPartenaire,
  figures,
  number,
  opportunityReadings,
  quantity,
  reservations,
  sails,
  spaceCounts,
  spaces,
} from "@sillages/content";
import {
  Card,
  DataTable,
  FigureRow,
  Grid,
  Headline,
  Picture,
  Section,
  SectionHeader,
  Stack,
  Text,
} from "@sillages/ui";
import { pictureOf } from "../../shell/pictureOf.ts";
import { headlines } from "./headlines.css.ts";

const { opportunities } = devenirPartenaire;
const counts = spaceCounts(spaces, reservations);

function SailFigures() {
  const words = opportunities.figures;
  return (
    <FigureRow
      label={opportunities.heading}
      surfaces={["nuit", "soleil", "iroise", "aube"]}
      figures={[
        { value: quantity(figures.sailSquareMetres, "m²"), label: words.area },
        { value: number(counts.total), label: words.spaces(counts.total) },
        { value: number(counts.available), label: words.available(counts.available) },
        { value: number(counts.active), label: words.active(counts.active) },
      ]}
    />
  );
}

function Readings() {
  const { heading, lead } = opportunities.readings;
  return (
    <Stack space="near">
      <Headline level={3}>{heading}</Headline>
      <Text>{lead}</Text>
      <Grid as="ul" columns="halves">
        {opportunityReadings.map(({ id, label, reckoning, value }) => (
          <Card key={id} as="li" surface="papier">
            <Headline level={4} size="section">
              {number(value)}
            </Headline>
            <Text tone="strong">{label}</Text>
            <Text>{reckoning}</Text>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}

function Sails() {
  const { table } = opportunities;
  return (
    <DataTable
      caption={table.caption}
      columns={[
        { key: "sail", label: table.columns.sail },
        { key: "use", label: table.columns.use },
        { key: "spaces", label: table.columns.spaces, numeric: true },
        { key: "free", label: table.columns.free, numeric: true },
        { key: "area", label: table.columns.area, numeric: true },
      ]}
      rows={sails.map(({ area, description, id, name }) => {
        const own = spaces.filter(({ sail }) => sail === id);
        return {
          id,
          cells: {
            sail: name,
            use: description,
            spaces: number(own.length),
            free: number(own.filter(({ state }) => state === "free").length),
            area: quantity(area, "m²"),
          },
        };
      })}
    />
  );
}

export function Opportunities() {
  const { heading, id, lead, plan } = opportunities;
  return (
    <>
      <Section id={id} labelledBy="voiles-titre" surface="lagon">
        <SectionHeader id="voiles-titre" title={heading} fit={headlines.opportunities} lead={lead} />
        <Stack space="loose">
          <figure>
            <Picture picture={pictureOf("sails/voilure")} />
            <figcaption>
              <Text size="small">{plan.scale}</Text>
            </figcaption>
          </figure>
          <Sails />
          <Readings />
        </Stack>
      </Section>
      <SailFigures />
    </>
  );
}
