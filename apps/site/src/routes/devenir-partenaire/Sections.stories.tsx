import type { Meta, StoryObj } from "@storybook/react-vite";
import { Benefits } from "./Benefits.tsx";
import { EnergyPartner } from "./EnergyPartner.tsx";
import { Offer } from "./Offer.tsx";
import { PartnerContact } from "./PartnerContact.tsx";
import { PartnershipHeader } from "./PartnershipHeader.tsx";
import { RouteFigures } from "./RouteFigures.tsx";
import { SailFigures } from "./SailFigures.tsx";
import { Sponsorship } from "./Sponsorship.tsx";

const meta = { parameters: { path: "/devenir-partenaire" } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The head of the page and the figures of the road. */
export const Header: Story = {
  render: () => (
    <>
      <PartnershipHeader />
      <RouteFigures />
    </>
  ),
};

/** What the sails hold. */
export const Sails: Story = { render: () => <SailFigures /> };

/** The official energy partner. */
export const Energy: Story = { render: () => <EnergyPartner /> };

/** Six reasons. */
export const Reasons: Story = { render: () => <Benefits /> };

/** The exclusive offer and its figures. */
export const ExclusiveOffer: Story = { render: () => <Offer /> };

/** Two words that are not one another, then who answers. */
export const WordsAndContact: Story = {
  render: () => (
    <>
      <Sponsorship />
      <PartnerContact />
    </>
  ),
};
