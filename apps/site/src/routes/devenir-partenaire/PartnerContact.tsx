import { controls, devenirPartenaire, identity } from "@sillages/content";
import { ActionLink, Section, SectionHeader, Stack } from "@sillages/ui";
import { mailto } from "../../shell/mailto.ts";
import { headlines } from "./headlines.css.ts";

export function PartnerContact() {
  const { document, heading, id, lead, mail, prepared, telephone } = devenirPartenaire.contact;
  const number = identity.telephone.partners;
  return (
    <Section id={id} labelledBy="contact-partenaires-titre" surface="aube">
      <SectionHeader id="contact-partenaires-titre" title={heading} fit={headlines.contact} lead={lead} />
      <Stack direction="row" space="near">
        <ActionLink href={mailto(identity.mail.partners, prepared)}>
          {controls.labelled(mail, identity.mail.partners)}
        </ActionLink>
        <ActionLink href={number.href} tone="outline">
          {controls.labelled(telephone, number.display)}
        </ActionLink>
        <ActionLink href={identity.document} tone="outline" newWindow={controls.newWindow}>
          {document.label}
        </ActionLink>
      </Stack>
    </Section>
  );
}
