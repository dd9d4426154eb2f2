import { addressLine, devenirPartenaire, dossier, identity, team } from "@sillages/content";
import { Card, CardBody, DescriptionList, Heading, Link } from "@sillages/ui";
import { breakable } from "../../shell/links/breakable.tsx";
import { pictureOf } from "../../shell/pictures/pictureOf.ts";
import { PartnershipSteps } from "./PartnershipSteps.tsx";
import { Part } from "./Part.tsx";

const { contact } = dossier;
const { heading, id } = devenirPartenaire.steps;
const { link } = dossier.opportunities;

function Contact() {
  const { address, mail, site, telephone } = identity;
  const host = new URL(site).host;
  const who = team.find(({ category }) => category === "business");
  return (
    <Card as="div" surface="paper">
      <CardBody>
        <Heading level={3}>{contact.heading}</Heading>
        <DescriptionList
          items={[
            ...(who ? [{ term: who.name, definition: who.role }] : []),
            {
              term: contact.mail,
              definition: <Link href={`mailto:${mail.partners}`}>{breakable(mail.partners)}</Link>,
            },
            {
              term: contact.telephone,
              definition: <Link href={telephone.partners.href}>{telephone.partners.display}</Link>,
            },
            { term: contact.address, definition: addressLine(address) },
            { term: contact.site, definition: host },
            {
              term: link.label,
              definition: <Link href={link.path}>{breakable(host + link.path)}</Link>,
            },
          ]}
        />
      </CardBody>
    </Card>
  );
}

export function Aboard() {
  return (
    <Part id={id} heading={heading} surface="sun" band={pictureOf("scenes/escale")}>
      <PartnershipSteps />
      <Contact />
    </Part>
  );
}
