import { decapitalised, identity, pressContact, pressHours, team } from "@sillages/content";
import { ActionLink, DefinitionTable, Headline, Stack, Text } from "@sillages/ui";
import { mailto } from "../../shell/mailto.ts";
import { headlines } from "./headlines.css.ts";

const member = team.find(({ anchor }) => anchor === pressContact.anchor);

export function PressContactHeading() {
  return <Headline level={2} size="section" id="contact-presse-titre" fit={headlines.contact} />;
}

/** Who answers, above what says whether they answer now. */
export function PressContactMember() {
  return (
    member && (
      <Text>
        <strong>{member.name}</strong>, {decapitalised(member.speciality)}
      </Text>
    )
  );
}

/** When they answer, and how to reach them. */
export function PressContactMeans() {
  const { call, emergency, lead, prepared } = pressContact;
  const number = identity.telephone.press;
  return (
    <Stack>
      <DefinitionTable
        items={[...pressHours.slots, emergency].map(({ label, value }) => ({
          term: label,
          definition: value,
        }))}
      />
      <Text>{lead}</Text>
      <Stack direction="row" space="near">
        <ActionLink href={number.href}>{call(number.display)}</ActionLink>
        <ActionLink href={mailto(identity.mail.press, prepared)} tone="outline">
          {identity.mail.press}
        </ActionLink>
      </Stack>
    </Stack>
  );
}
