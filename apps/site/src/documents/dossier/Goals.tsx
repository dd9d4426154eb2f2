import { allGoals, dossier, presentation } from "@sillages/content";
import { DescriptionList, Text, Link } from "@sillages/ui";
import { Part } from "./Part.tsx";

const { lead, source } = presentation.goals;
const { heading, id, number } = dossier.goals;

export function Goals() {
  return (
    <Part id={id} heading={heading} surface="lagoon">
      <Text size="lead">{lead}</Text>
      <DescriptionList
        items={allGoals.map(({ goal, name, text }) => ({
          term: number(goal),
          definition: (
            <>
              <Text tone="strong">{name}</Text>
              <Text>{text}</Text>
            </>
          ),
        }))}
      />
      <Text size="small">
        <Link href={source.href}>{source.label}</Link>
      </Text>
    </Part>
  );
}
