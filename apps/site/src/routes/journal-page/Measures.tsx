import { logWords, type Measure, measured } from "@sillages/content/journal";
import { DataTable } from "@sillages/ui";

const { heading, method, value, what } = logWords.entry.measures;

/** What the laboratory measured: how much of what, and by which means. */
export function Measures({ measures }: { measures: readonly Measure[] }) {
  return (
    <DataTable
      caption={heading}
      columns={[
        { key: "what", label: what },
        { key: "value", label: value, numeric: true },
        { key: "method", label: method },
      ]}
      rows={measures.map((measure) => ({
        id: measure.what,
        cells: { what: measure.what, value: measured(measure), method: measure.method },
      }))}
    />
  );
}
