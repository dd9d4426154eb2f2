import { positionInWords } from "@sillages/content";
import { boats, fixesOf, logWords } from "@sillages/content/journal";
import { DataTable, Disclosure } from "@sillages/ui";
import { TitledSection } from "../../sections/TitledSection.tsx";

const { caption, close, columns, heading, open } = logWords.table;

/** So many rows are read; the files hold the others. */
const LATEST = 40;

/** The last known positions, for who does not see the chart, and for who copies. */
export function PositionTable() {
  const fixes = boats.flatMap(({ id }) => fixesOf(id)).toSorted((a, b) => (a.at < b.at ? 1 : -1));
  if (fixes.length === 0) return null;
  return (
    <TitledSection id="tableau" title={heading} space="close" surface="cream" stack="regular">
      <Disclosure label={open} closeLabel={close}>
        <DataTable
          caption={caption}
          columns={[
            { key: "at", label: columns.at },
            { key: "boat", label: columns.boat },
            { key: "position", label: columns.position },
            { key: "place", label: columns.place },
          ]}
          rows={fixes.slice(0, LATEST).map((fix) => ({
            id: fix.boat + fix.at,
            cells: {
              at: logWords.rowTime(fix),
              boat: logWords.nameOf(fix.boat),
              position: positionInWords(fix.where),
              place: fix.port?.name ?? logWords.table.atSea,
            },
          }))}
        />
      </Disclosure>
    </TitledSection>
  );
}
