import { devenirPartenaire, identity } from "@sillages/content";
import { ActionLink, Text } from "@sillages/ui";
import { PageHeader } from "../../sections/PageHeader.tsx";
import { Phased } from "../../sections/Phased.tsx";
import { headlines } from "./headlines.css.ts";

const { actions, lead, possible, title } = devenirPartenaire;

/** Where the boats are, what may be taken, and how to begin. */
export function PartnershipHeader() {
  return (
    <PageHeader
      title={title}
      fit={headlines.title}
      lead={
        <>
          <Phased as="span" states={possible.leads} /> {lead}
        </>
      }
      drawing="scenes/aube"
      surface="sun"
    >
      <ActionLink href={actions.choose.path}>{actions.choose.label}</ActionLink>
      <ActionLink href={actions.prices.path} variant="secondary">
        {actions.prices.label}
      </ActionLink>
      <ActionLink href={actions.contact.path} variant="secondary">
        {actions.contact.label}
      </ActionLink>
      {identity.demonstration && <Text size="small">{devenirPartenaire.demonstration}</Text>}
    </PageHeader>
  );
}
