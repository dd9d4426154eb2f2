import {
  addressLine,
  dossier,
  expeditionPhase,
  identity,
  monthInParis,
  presse,
  pressDossier,
  pressHours,
} from "@sillages/content";
import { Card, CardBody, DescriptionList, Heading, Link, Text } from "@sillages/ui";
import { roadOn } from "../../sections/roadOn.ts";
import { PressFactList } from "../../sections/PressFactList.tsx";
import { PressSpeakers } from "../../sections/PressSpeakers.tsx";
import { breakable } from "../../shell/links/breakable.tsx";
import { PressLeaf } from "./PressLeaf.tsx";

const { contact } = dossier;
const { facts, people } = pressDossier;

function Office() {
  const { address, mail, telephone } = identity;
  return (
    <DescriptionList
      items={[
        {
          term: contact.telephone,
          definition: <Link href={telephone.press.href}>{telephone.press.display}</Link>,
        },
        {
          term: contact.mail,
          definition: <Link href={`mailto:${mail.press}`}>{breakable(mail.press)}</Link>,
        },
        ...pressHours.slots,
        presse.contact.emergency,
        { term: contact.address, definition: addressLine(address) },
      ]}
    />
  );
}

/** What is certain, where the road has come to, who speaks, who answers. */
export function Facts({ now }: { now: Date }) {
  return (
    <>
      <PressLeaf id={facts.id} heading={facts.heading} surface="dawnPale">
        <PressFactList printed />
        <Heading level={3} size="subtitle">
          {pressDossier.road(monthInParis(now))}
        </Heading>
        <Text size="lead">{roadOn(now)}</Text>
        {expeditionPhase(now) !== "after" && <Text size="small">{facts.roadNote}</Text>}
      </PressLeaf>
      <PressLeaf id={people.id} heading={people.heading}>
        <PressSpeakers />
        <Card as="div" surface="sun">
          <CardBody>
            <Heading level={3} size="subtitle">
              {people.office}
            </Heading>
            <Office />
          </CardBody>
        </Card>
      </PressLeaf>
    </>
  );
}
