import { devenirPartenaire, number, quantity, sails, spaces } from "@sillages/content";
import { DataTable } from "@sillages/ui";

const { caption, columns, range } = devenirPartenaire.opportunities.table;

/** The sail plan in words, a sail a row: its numbers, those of them that are taken, how many are free. */
export function SailsTable() {
  return (
    <DataTable
      caption={caption}
      columns={[
        { key: "sail", label: columns.sail },
        { key: "numbers", label: columns.numbers },
        { key: "spaces", label: columns.spaces, numeric: true },
        { key: "free", label: columns.free, numeric: true },
        { key: "area", label: columns.area, numeric: true },
      ]}
      rows={sails.map(({ area, id, name }) => {
        const own = spaces.filter(({ sail }) => sail === id);
        const numbers = own.map((space) => space.number);
        const taken = own.filter(({ state }) => state === "taken").map((space) => space.number);
        return {
          id,
          cells: {
            sail: name,
            numbers: own.length > 0 && range(Math.min(...numbers), Math.max(...numbers), taken),
            spaces: number(own.length),
            free: number(own.length - taken.length),
            area: quantity(area, "m²"),
          },
        };
      })}
    />
  );
}
