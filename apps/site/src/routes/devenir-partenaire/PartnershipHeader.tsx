import { devenirPartenaire } from "@sillages/content";
import { ActionLink } from "@sillages/ui";
import { PageHeader } from "../../sections/PageHeader.tsx";
import { headlines } from "./headlines.css.ts";

export function PartnershipHeader() {
  const { actions, lead, title } = devenirPartenaire;
  return (
    <PageHeader title={title} fit={headlines.title} lead={lead} drawing="scenes/aube" surface="sun">
      <ActionLink href={actions.choose.path}>{actions.choose.label}</ActionLink>
      <ActionLink href={actions.contact.path} variant="secondary">
        {actions.contact.label}
      </ActionLink>
    </PageHeader>
  );
}
