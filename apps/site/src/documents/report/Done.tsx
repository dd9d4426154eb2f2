import { capitalised, dayInShort, logPath, number } from "@sillages/content";
import { logWords, partnerReport, type Report } from "@sillages/content/journal";
import { DataTable, Link, StatGroup } from "@sillages/ui";
import { ReportPart } from "./ReportPart.tsx";

const { caption, columns, figures, heading, id, ...counts } = partnerReport.done;

/** What was done in these months: when, where, for which goals. */
export function Done({ report: { actions, calls, measuring } }: { report: Report }) {
  const measures = measuring.flatMap((entry) => entry.measures ?? []).length;
  return (
    <ReportPart id={id} heading={heading}>
      <StatGroup
        label={figures}
        surfaces={["night", "vermilion", "sun"]}
        figures={[
          { value: number(calls), label: counts.calls(calls) },
          { value: number(actions.length), label: counts.actions(actions.length) },
          { value: number(measures), label: counts.measures(measures) },
        ]}
      />
      <DataTable
        caption={caption}
        columns={[
          { key: "what", label: columns.what },
          { key: "when", label: columns.when },
          { key: "where", label: columns.where },
          { key: "goals", label: columns.goals },
        ]}
        rows={actions.map((action) => ({
          id: action.id,
          cells: {
            what: <Link href={logPath(action.id)}>{action.report.done}</Link>,
            when: dayInShort(action.at.slice(0, 10)),
            where: capitalised(logWords.placeInWords(action)),
            goals: action.report.goals.join(", "),
          },
        }))}
      />
    </ReportPart>
  );
}
