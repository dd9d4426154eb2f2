import { capitalised, dayInShort } from "@sillages/content";
import { logWords, measured, partnerReport, type Report } from "@sillages/content/journal";
import { DataTable, Text } from "@sillages/ui";
import { ReportPart } from "./ReportPart.tsx";

const { caption, columns, heading, id, note } = partnerReport.measured;

/** What the laboratory measured in these months, and how. */
export function Measured({ report: { actions } }: { report: Report }) {
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
        rows={actions.flatMap((action) =>
          (action.measures ?? []).map((measure) => ({
            id: `${action.id} ${measure.what}`,
            cells: {
              what: measure.what,
              value: measured(measure),
              when: dayInShort(action.at.slice(0, 10)),
              where: capitalised(logWords.placeInWords(action)),
              method: measure.method,
            },
          })),
        )}
      />
    </ReportPart>
  );
}
