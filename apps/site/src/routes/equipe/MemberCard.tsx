import { controls, equipe, type TeamMember } from "@sillages/content";
import {
  Card,
  DefinitionTable,
  Disclosure,
  Headline,
  Quote,
  Stack,
  TagList,
  Text,
  TextLink,
  WakeList,
} from "@sillages/ui";
import { pictureOf } from "../../shell/pictureOf.ts";

const words = equipe.members;
const networks = ["linkedin", "twitter", "instagram"] as const;

/** The card shows this many skills; the opened card shows them all. */
const CARD_SKILLS = 3;

function FullPortrait({ member }: { member: TeamMember }) {
  const { achievements, location, longDescription, name, quote, skills, social } = member;
  return (
    <>
      <Text>{longDescription}</Text>
      {achievements && (
        <>
          <Headline level={4} size="subtitle">
            {words.achievements}
          </Headline>
          <WakeList items={achievements} />
        </>
      )}
      <TagList label={words.skills} tags={skills} />
      <DefinitionTable items={[{ term: words.location, definition: location }]} />
      <Quote author={name}>« {quote} »</Quote>
      <Stack direction="row" space="near">
        {networks.map((network) => {
          const href = social?.[network];
          return (
            href && (
              <TextLink key={network} href={href} kind="alone" newWindow={controls.newWindow}>
                {words.social(name, words.networks[network])}
              </TextLink>
            )
          );
        })}
      </Stack>
    </>
  );
}

export function MemberCard({ member }: { member: TeamMember }) {
  const { anchor, description, experience, name, portrait, role, skills, speciality } = member;
  return (
    <Card as="li" id={anchor} picture={pictureOf(portrait)} ratio="portrait">
      <Headline level={3}>{name}</Headline>
      <Text tone="accent">{role}</Text>
      <DefinitionTable
        items={[
          { term: words.speciality, definition: speciality },
          { term: words.experience, definition: experience.words },
        ]}
      />
      <Text>{description}</Text>
      <TagList label={words.skills} tags={skills.slice(0, CARD_SKILLS)} />
      <Disclosure label={words.open(name)} openLabel={words.close(name)}>
        <FullPortrait member={member} />
      </Disclosure>
    </Card>
  );
}
