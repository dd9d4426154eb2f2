import { equipe, memberCount, team, teamFilters } from "@sillages/content";
import { Heading, Section } from "@sillages/ui";
import { Living } from "../../shell/living/Living.tsx";
import { pictureOf } from "../../shell/pictures/pictureOf.ts";
import { JoinCard } from "./JoinCard.tsx";
import { MemberPortrait } from "./MemberPortrait.tsx";
import { MemberSummary } from "./MemberSummary.tsx";
import { TeamBrowser } from "./TeamBrowser.tsx";

const { filters, members: words } = equipe;

export function MemberGrid() {
  return (
    <Section labelledBy="membres" space="follow">
      <Heading level={2} size="unseen" id="membres">
        {words.heading}
      </Heading>
      <Living wakes="address" dated="month">
        <TeamBrowser
          label={filters.label}
          filters={teamFilters.map(({ id, label }) => {
            const count = memberCount(team, id);
            return { id, label, count, shown: filters.shown(label, count) };
          })}
          unknown={filters.unknown}
          members={team.map((member) => ({
            anchor: member.anchor,
            category: member.category,
            picture: pictureOf(member.portrait),
            label: words.open(member.name),
            closeLabel: words.close(member.name),
            summary: <MemberSummary member={member} />,
            portrait: <MemberPortrait member={member} />,
          }))}
        >
          <JoinCard />
        </TeamBrowser>
      </Living>
    </Section>
  );
}
