import { decapitalised, presse, team } from "@sillages/content";
import { DescriptionList, Link } from "@sillages/ui";

const { facts, speakers } = presse.kit;

/** What is certain of the expedition. */
export function PressFactList() {
  return <DescriptionList items={facts.items} />;
}

function Speaker({ anchor }: { anchor: string }) {
  const member = team.find((one) => one.anchor === anchor);
  if (!member) return null;
  return (
    <>
      <Link variant="listed" href={`/equipe#${anchor}`}>
        {member.name}
      </Link>
      , {decapitalised(member.role)}
    </>
  );
}

/** Who speaks of what. */
export function PressSpeakers() {
  return (
    <DescriptionList
      items={speakers.members.map(({ about, anchor }) => ({
        term: about,
        definition: <Speaker anchor={anchor} />,
      }))}
    />
  );
}
