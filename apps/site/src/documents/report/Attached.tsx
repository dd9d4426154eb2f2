import { allGoals, dossier, identity, team } from "@sillages/content";
import { partnerReport, type Report } from "@sillages/content/journal";
import { DescriptionList, Heading, Link, Text } from "@sillages/ui";
import { breakable } from "../../shell/links/breakable.tsx";
import { ReportPart } from "./ReportPart.tsx";

const { goals, say } = partnerReport;
const { contact } = dossier;
const { mail } = identity;
const who = team.find(({ category }) => category === "business");

/** The goals that what was done is attached to, what may be said of it, and what may not. */
export function Attached({ report: { actions } }: { report: Report }) {
  const doneFor = (goal: number) => actions.filter(({ report }) => report.goals.includes(goal));
  const without = allGoals.filter(({ goal }) => doneFor(goal).length === 0);
  const measuring = actions.findLast(({ measures }) => measures);
  const [measure] = measuring?.measures ?? [];
  return (
    <ReportPart id={goals.id} heading={goals.heading}>
      <DescriptionList
        items={allGoals
          .filter((goal) => !without.includes(goal))
          .map(({ goal, name }) => ({
            term: dossier.goals.number(goal),
            definition: (
              <>
                <Text tone="strong">{name}</Text>
                <Text size="small">
                  {doneFor(goal)
                    .map(({ report }) => report.done)
                    .join("\u00A0; ")}
                </Text>
              </>
            ),
          }))}
      />
      {without.length > 0 && <Text size="small">{goals.none(without.map(({ goal }) => goal))}</Text>}
      <Heading level={3} size="subtitle">
        {say.heading}
      </Heading>
      <DescriptionList
        items={[
          ...(measuring && measure ? [{ term: say.write, definition: say.example(measuring, measure) }] : []),
          {
            term: say.avoid,
            definition: (
              <>
                {say.vague} <Link href={say.source.href}>{say.source.label}</Link>
              </>
            ),
          },
          { term: say.unsaid, definition: say.limits },
          {
            term: contact.heading,
            definition: (
              <>
                {who && `${who.name}, `}
                <Link href={`mailto:${mail.partners}`}>{breakable(mail.partners)}</Link>
              </>
            ),
          },
        ]}
      />
    </ReportPart>
  );
}
