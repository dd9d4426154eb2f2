import { devenirPartenaire, number, spaces } from "@sillages/content";
import { Stack, Text } from "@sillages/ui";
import { SailsTable } from "../../sections/SailsTable.tsx";

const areas = spaces.map(({ area }) => area);

/** The plan in words: who does not see it finds here what it shows. */
export function SailTable() {
  const { sizes } = devenirPartenaire.opportunities.table;
  return (
    <Stack space="near">
      <SailsTable />
      <Text>{sizes(number(Math.min(...areas)), number(Math.max(...areas)))}</Text>
    </Stack>
  );
}
