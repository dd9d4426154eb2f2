import { Page } from "../../shell/frame/Page.tsx";
import { Benefits } from "./Benefits.tsx";
import { PartnershipSteps } from "./PartnershipSteps.tsx";
import { EnergyPartner } from "./EnergyPartner.tsx";
import { Offer } from "./Offer.tsx";
import { Opportunities } from "./Opportunities.tsx";
import { PartnerContact } from "./PartnerContact.tsx";
import { PartnershipHeader } from "./PartnershipHeader.tsx";
import { Possible } from "./Possible.tsx";
import { Prices } from "./Prices.tsx";
import { RouteFigures } from "./RouteFigures.tsx";
import { SailFigures } from "./SailFigures.tsx";
import { Sponsorship } from "./Sponsorship.tsx";

export default function PartnershipRoute() {
  return (
    <Page>
      <PartnershipHeader />
      <RouteFigures />
      <Possible />
      <Opportunities />
      <SailFigures />
      <EnergyPartner />
      <Benefits />
      <Prices />
      <Offer />
      <PartnershipSteps />
      <Sponsorship />
      <PartnerContact />
    </Page>
  );
}
