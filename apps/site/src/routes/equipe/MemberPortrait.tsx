import { controls, dotted, equipe, type TeamMember } from "@sillages/content";
import { Heading, Quote, Stack, Text, Link, List } from "@sillages/ui";

const words = equipe.members;
const networks = ["linkedin", "twitter", "instagram"] as const;

function Links({ name, social }: Pick<TeamMember, "name" | "social">) {
  return (
    <Stack direction="row" space="near">
      {networks.map((network) => {
        const href = social?.[network];
        return (
          href && (
            <Link key={network} href={href} variant="standalone" newWindow={controls.newWindow}>
              {words.social(name, words.networks[network])}
            </Link>
          )
        );
      })}
    </Stack>
  );
}

/** What the card of a member unfolds. */
export function MemberPortrait({ member }: { member: TeamMember }) {
  const { achievements, location, longDescription, name, quote, skills, social } = member;
  return (
    <>
      <Text>{longDescription}</Text>
      {achievements && (
        <>
          <Heading level={4} size="subtitle">
            {words.achievements}
          </Heading>
          <List items={achievements} />
        </>
      )}
      <Text>{controls.labelled(words.allSkills, dotted(skills))}</Text>
      <Text>{controls.labelled(words.location, location)}</Text>
      <Quote>{words.quoted(quote)}</Quote>
      <Links name={name} social={social} />
    </>
  );
}
