import { controls, dotted, equipe, type TeamMember } from "@sillages/content";
import {
  CardTitle,
  DefinitionTable,
  Headline,
  Quote,
  Stack,
  TagList,
  Text,
  TextLink,
  ToggleCard,
  WakeList,
} from "@sillages/ui";
import { pictureOf } from "../../shell/pictureOf.ts";

const words = equipe.members;
const networks = ["linkedin", "twitter", "instagram"] as const;

/** The card shows this many skills; once open it names them all. */
const CARD_SKILLS = 3;

function Links({ name, social }: Pick<TeamMember, "name" | "social">) {
  return (
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
  );
}

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
      <Text>{controls.labelled(words.allSkills, dotted(skills))}</Text>
      <Text>{controls.labelled(words.location, location)}</Text>
      <Quote>{words.quoted(quote)}</Quote>
      <Links name={name} social={social} />
    </>
  );
}

export function MemberCard({ member }: { member: TeamMember }) {
  const { anchor, category, description, experience, name, portrait, role, skills, speciality } = member;
  return (
    <ToggleCard
      id={anchor}
      group={category}
      picture={pictureOf(portrait)}
      labels={{ open: words.open(name), close: words.close(name) }}
      more={<FullPortrait member={member} />}
    >
      <CardTitle level={3} size="large">
        {name}
      </CardTitle>
      <Text tone="strong">{role}</Text>
      <Text>{description}</Text>
      <DefinitionTable
        items={[
          { term: words.speciality, definition: speciality },
          { term: words.experience, definition: experience.words },
        ]}
      />
      <TagList label={words.skills} tags={skills.slice(0, CARD_SKILLS)} />
    </ToggleCard>
  );
}
