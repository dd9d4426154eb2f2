import { equipe, type TeamMember } from "@sillages/content";
import { CardTitle, DescriptionList, TagList, Text } from "@sillages/ui";

const words = equipe.members;

/** This many skills are shown; the portrait names them all. */
const CARD_SKILLS = 3;

/** What the card of a member always shows. */
export function MemberSummary({ member }: { member: TeamMember }) {
  const { description, experience, name, role, skills, speciality } = member;
  return (
    <>
      <CardTitle level={3} size="large">
        {name}
      </CardTitle>
      <Text tone="strong">{role}</Text>
      <Text>{description}</Text>
      <DescriptionList
        items={[
          { term: words.speciality, definition: speciality },
          { term: words.experience, definition: experience.words },
        ]}
      />
      <TagList label={words.skills} tags={skills.slice(0, CARD_SKILLS)} />
    </>
  );
}
