import {
  devenirPartenaire,
  dossier,
  figures,
  number,
  opportunityReadings,
  quantity,
  sails,
  spaces,
} from "@sillages/content";
import { Card, DataTable, FigureLine, Grid, Picture, Text } from "@sillages/ui";
import { pictureOf } from "../shell/pictureOf.ts";
import { Part } from "./Part.tsx";

const { heading, id, text } = dossier.opportunities;
const { table } = devenirPartenaire.opportunities;

export function Sails() {
  return (
    <Part id={id} heading={heading} surface="lagon">
      <Text size="lead">{text(figures.advertisingSpaces, figures.sailSquareMetres)}</Text>
      <Picture picture={pictureOf("sails/voilure")} load="now" />
      <DataTable
        caption={table.caption}
        columns={[
          { key: "sail", label: table.columns.sail },
          { key: "numbers", label: table.columns.numbers },
          { key: "spaces", label: table.columns.spaces, numeric: true },
          { key: "free", label: table.columns.free, numeric: true },
          { key: "area", label: table.columns.area, numeric: true },
        ]}
        rows={sails.map(({ area, id: sail, name }) => {
          const own = spaces.filter((space) => space.sail === sail);
          const numbers = own.map((space) => space.number);
          const taken = own.filter(({ state }) => state === "taken").map((space) => space.number);
          return {
            id: sail,
            cells: {
              sail: name,
              numbers: table.range(Math.min(...numbers), Math.max(...numbers), taken),
              spaces: number(own.length),
              free: number(own.length - taken.length),
              area: quantity(area, "m²"),
            },
          };
        })}
      />
      <Grid as="ul" columns="halves" gap="none">
        {opportunityReadings.map(({ id: reading, label, reckoning, value }, at) => (
          <Card key={reading} as="li" surface={at > 0 ? "nuit" : "papier"}>
            <FigureLine value={number(value)} size="small">
              {label}
            </FigureLine>
            <Text size="small">{reckoning}</Text>
          </Card>
        ))}
      </Grid>
    </Part>
  );
}
