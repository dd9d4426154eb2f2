import { equipe, team } from "@sillages/content";
import { Grid, Headline, Section, Stack } from "@sillages/ui";
import { JoinCard } from "./JoinCard.tsx";
import { MemberCard } from "./MemberCard.tsx";
import { TeamFilters } from "./TeamFilters.tsx";

export function MemberGrid() {
  return (
    <Section labelledBy="membres" space="follow">
      <Headline level={2} size="unseen" id="membres">
        {equipe.members.heading}
      </Headline>
      <Stack space="wide">
        <TeamFilters />
        <Grid as="ul" gap="rows">
          {team.map((member) => (
            <MemberCard key={member.id} member={member} />
          ))}
          <JoinCard />
        </Grid>
      </Stack>
    </Section>
  );
}
