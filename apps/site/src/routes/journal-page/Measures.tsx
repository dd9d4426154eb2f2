import { logWords, type Measure } from "@sillages/content/journal";
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
      rows={measures.map(({ unit, ...measure }) => ({
        id: measure.what,
        cells: { ...measure, value: unit ? `${measure.value}\u00A0${unit}` : measure.value },
      }))}
    />
  );
}
