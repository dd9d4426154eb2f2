import { capitalised, dayInShort } from "@sillages/content";
import { logWords, measured, partnerReport, type Report } from "@sillages/content/journal";
import { DataTable, Text } from "@sillages/ui";
import { ReportPart } from "./ReportPart.tsx";

const { caption, columns, heading, id, note } = partnerReport.measured;

/** What the laboratory measured in these months, and how. */
export function Measured({ report: { measuring } }: { report: Report }) {
  return (
    <ReportPart id={id} heading={heading} surface="dawnPale">
      <Text size="lead">{note}</Text>
      <DataTable
        caption={caption}
        columns={[
          { key: "what", label: columns.what },
          { key: "value", label: columns.value, numeric: true },
          { key: "when", label: columns.when },
          { key: "where", label: columns.where },
          { key: "method", label: columns.method },
        ]}
        rows={measuring.flatMap((entry) =>
          (entry.measures ?? []).map((measure) => ({
            id: `${entry.id} ${measure.what}`,
            cells: {
              what: measure.what,
              value: measured(measure),
              when: dayInShort(entry.at.slice(0, 10)),
              where: capitalised(logWords.placeInWords(entry)),
              method: measure.method,
            },
          })),
        )}
      />
    </ReportPart>
  );
}
