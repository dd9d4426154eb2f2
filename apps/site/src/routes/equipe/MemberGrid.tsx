import { equipe, team, teamFilters } from "@sillages/content";
import { Grid, Section, SectionHeader, Stack, TagList } from "@sillages/ui";
import { MemberCard } from "./MemberCard.tsx";

const countOf = (category: string) =>
  category === "tous" ? team.length : team.filter((member) => member.category === category).length;

export function MemberGrid() {
  const { filters, members } = equipe;
  return (
    <Section labelledBy="membres">
      <SectionHeader id="membres" title={members.heading} />
      <Stack space="wide">
        <TagList
          label={filters.label}
          tags={teamFilters.map(({ id, label }) => `${label} (${countOf(id)})`)}
        />
        <Grid as="ul">
          {team.map((member) => (
            <MemberCard key={member.id} member={member} />
          ))}
        </Grid>
      </Stack>
    </Section>
  );
}
