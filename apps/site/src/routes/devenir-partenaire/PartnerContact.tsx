import { controls, devenirPartenaire, identity, team } from "@sillages/content";
import { ActionLink, Heading, MediaSection, Stack, Text } from "@sillages/ui";
import { breakable } from "../../shell/links/breakable.tsx";
import { mailto } from "../../shell/links/mailto.ts";
import { pictureOf } from "../../shell/pictures/pictureOf.ts";
import { headlines } from "./headlines.css.ts";

export function PartnerContact() {
  const { document, id, lead, mail, prepared, telephone } = devenirPartenaire.contact;
  const number = identity.telephone.partners;
  return team
    .filter(({ category }) => category === "business")
    .map(({ name, portrait, role }) => (
      <MediaSection
        key={name}
        layout="portrait"
        id={id}
        labelledBy="contact-partenaires-titre"
        picture={pictureOf(portrait)}
        surface="dawn"
      >
        <Heading level={2} size="section" id="contact-partenaires-titre" fit={headlines.contact} />
        <div>
          <Heading level={3} size="subtitle">
            {name}
          </Heading>
          <Text>{role}</Text>
        </div>
        <Text size="lead">{lead}</Text>
        <Stack direction="row" space="near">
          {/* Its words say the address already, in pieces that may part: paper does not add it. */}
          <ActionLink href={mailto(identity.mail.partners, prepared)} data-mail={undefined}>
            {breakable(controls.labelled(mail, identity.mail.partners))}
          </ActionLink>
          <ActionLink href={number.href} variant="secondary">
            {controls.labelled(telephone, number.display)}
          </ActionLink>
          <ActionLink href={identity.document} variant="secondary" newWindow={controls.newWindow}>
            {document.label}
          </ActionLink>
        </Stack>
      </MediaSection>
    ));
}
