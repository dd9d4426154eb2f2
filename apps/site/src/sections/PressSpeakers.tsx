import { decapitalised, memberOf, presse } from "@sillages/content";
import { DescriptionList, Link } from "@sillages/ui";

function Speaker({ anchor }: { anchor: string }) {
  const member = memberOf(anchor);
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
      layout="stacked"
      items={presse.kit.speakers.members.map(({ about, anchor }) => ({
        term: about,
        definition: <Speaker anchor={anchor} />,
      }))}
    />
  );
}
