import { decapitalised, identity, memberOf, presse, pressHours } from "@sillages/content";
import { ActionLink, DescriptionList, Heading, MediaSection, ScriptOnly, Stack, Text } from "@sillages/ui";
import { Living } from "../../shell/living/Living.tsx";
import { mailto } from "../../shell/links/mailto.ts";
import { pictureOf } from "../../shell/pictures/pictureOf.ts";
import { headlines } from "./headlines.css.ts";
import { PressOffice } from "./PressOffice.tsx";

const { anchor, call, emergency, id, lead, prepared } = presse.contact;

/** Who answers the press, whether they answer now, when they do, and how to reach them. */
export function PressContact() {
  const member = memberOf(anchor);
  const { display, href } = identity.telephone.press;
  return (
    <MediaSection
      layout="portrait"
      id={id}
      labelledBy="contact-presse-titre"
      picture={pictureOf(`portraits/${anchor}`)}
    >
      <Heading level={2} size="section" id="contact-presse-titre" fit={headlines.contact} />
      {member && (
        <Text>
          <strong>{member.name}</strong>, {decapitalised(member.role)}
        </Text>
      )}
      {/* Said at the time of the build it would be false an hour later: without script the hours alone are shown. */}
      <ScriptOnly>
        <Living>
          <PressOffice />
        </Living>
      </ScriptOnly>
      <Stack>
        <DescriptionList items={[...pressHours.slots, emergency]} />
        <Text>{lead}</Text>
        <Stack direction="row" space="near">
          <ActionLink href={href}>{call(display)}</ActionLink>
          <ActionLink href={mailto(identity.mail.press, prepared)} variant="secondary">
            {identity.mail.press}
          </ActionLink>
        </Stack>
      </Stack>
    </MediaSection>
  );
}
