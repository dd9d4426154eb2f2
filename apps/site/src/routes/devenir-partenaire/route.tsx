import { devenirPartenaire } from "@sillages/content";
import { ActionLink } from "@sillages/ui";
import { PageHeader } from "../../sections/PageHeader.tsx";
import { Page } from "../../shell/Page.tsx";
import { Benefits } from "./Benefits.tsx";
import { EnergyPartner } from "./EnergyPartner.tsx";
import { Offer } from "./Offer.tsx";
import { Opportunities } from "./Opportunities.tsx";
import { PartnerContact } from "./PartnerContact.tsx";
import { RouteFigures } from "./RouteFigures.tsx";
import { Sponsorship } from "./Sponsorship.tsx";
import { headlines } from "./headlines.css.ts";

export default function PartnershipRoute() {
  const { actions, lead, title } = devenirPartenaire;
  return (
    <Page>
      <PageHeader title={title} fit={headlines.title} lead={lead} drawing="scenes/aube" surface="soleil">
        <ActionLink href={actions.choose.path}>{actions.choose.label}</ActionLink>
        <ActionLink href={actions.contact.path} tone="outline">
          {actions.contact.label}
        </ActionLink>
      </PageHeader>
      <RouteFigures />
      <Opportunities />
      <EnergyPartner />
      <Benefits />
      <Offer />
      <Sponsorship />
      <PartnerContact />
    </Page>
  );
}
