import { Page } from "../../shell/Page.tsx";
import { Benefits } from "./Benefits.still.tsx";
import { EnergyPartner } from "./EnergyPartner.still.tsx";
import { Offer } from "./Offer.still.tsx";
import { Opportunities } from "./Opportunities.tsx";
import { PartnerContact } from "./PartnerContact.still.tsx";
import { PartnershipHeader } from "./PartnershipHeader.still.tsx";
import { RouteFigures } from "./RouteFigures.still.tsx";
import { SailFigures } from "./SailFigures.still.tsx";
import { Sponsorship } from "./Sponsorship.still.tsx";

export default function PartnershipRoute() {
  return (
    <Page>
      <PartnershipHeader />
      <RouteFigures />
      <Opportunities />
      <SailFigures />
      <EnergyPartner />
      <Benefits />
      <Offer />
      <Sponsorship />
      <PartnerContact />
    </Page>
  );
}
