import { devenirPartenaire, number, quantity, sails, spaces } from "@sillages/content";
import { DataTable, Stack, Text } from "@sillages/ui";

const { table } = devenirPartenaire.opportunities;

const areas = spaces.map(({ area }) => area);

/** The plan in words: who does not see it finds here what it shows. */
export function SailTable() {
  return (
    <Stack space="near">
      <DataTable
        caption={table.caption}
        columns={[
          { key: "sail", label: table.columns.sail },
          { key: "numbers", label: table.columns.numbers },
          { key: "spaces", label: table.columns.spaces, numeric: true },
          { key: "free", label: table.columns.free, numeric: true },
          { key: "area", label: table.columns.area, numeric: true },
        ]}
        rows={sails.map(({ area, id, name }) => {
          const own = spaces.filter(({ sail }) => sail === id);
          const numbers = own.map((space) => space.number);
          const taken = own.filter(({ state }) => state === "taken").map((space) => space.number);
          return {
            id,
            cells: {
              sail: name,
              numbers: own.length > 0 && table.range(Math.min(...numbers), Math.max(...numbers), taken),
              spaces: number(own.length),
              free: number(own.length - taken.length),
              area: quantity(area, "m²"),
            },
          };
        })}
      />
      <Text>{table.sizes(number(Math.min(...areas)), number(Math.max(...areas)))}</Text>
    </Stack>
  );
}
