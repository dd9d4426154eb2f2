import type { Meta, StoryObj } from "@storybook/react-vite";
import { Benefits } from "./Benefits.tsx";
import { PartnershipSteps } from "./PartnershipSteps.tsx";
import { EnergyPartner } from "./EnergyPartner.tsx";
import { Offer } from "./Offer.tsx";
import { PartnerContact } from "./PartnerContact.tsx";
import { PartnershipHeader } from "./PartnershipHeader.tsx";
import { Possible } from "./Possible.tsx";
import { Prices } from "./Prices.tsx";
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

/** What may be taken during the crossing: the calls of the months to come, and what a space costs until the return. */
export const PossibleAtSea: Story = {
  render: () => <Possible />,
  globals: { now: "2026-11-22" },
};

/** Before the first departure, the whole expedition may be taken. */
export const PossibleBefore: Story = {
  ...PossibleAtSea,
  globals: { now: "2025-11-14" },
};

/** Once the boats are back, what is left is the next expedition. */
export const PossibleAfter: Story = {
  ...PossibleAtSea,
  globals: { now: "2027-06-15" },
};

/** What the sails hold. */
export const Sails: Story = { render: () => <SailFigures /> };

/** The official energy partner. */
export const Energy: Story = { render: () => <EnergyPartner /> };

/** Six things that a partner receives. */
export const Reasons: Story = { render: () => <Benefits /> };

/** The exclusive offer and its figures. */
export const ExclusiveOffer: Story = { render: () => <Offer /> };

/** What each thing costs, and what it includes; one of them on quotation. */
export const PriceList: Story = { render: () => <Prices /> };

/** Once no boat makes a call any more: what is still offered, and what the rest cost, for who thinks of the next voyage. */
export const PricesAfter: Story = { ...PriceList, globals: { now: "2027-06-15" } };

/** Four steps, from the first call to the first visit. */
export const Steps: Story = { render: () => <PartnershipSteps /> };

/** Two words that are not one another, and what each changes for taxes; then who answers. */
export const WordsAndContact: Story = {
  render: () => (
    <>
      <Sponsorship />
      <PartnerContact />
    </>
  ),
};
