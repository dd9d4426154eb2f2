import { accessibilite, confidentialite, ecoconception, mentionsLegales } from "@sillages/content";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextPage } from "./TextPage.tsx";

const meta = {
  component: TextPage,
  parameters: { path: "/mentions-legales" },
  args: { words: mentionsLegales, surface: "dawnPale" },
} satisfies Meta<typeof TextPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Facts in a table, links that stand by themselves. */
export const Default: Story = {};

export const Privacy: Story = { args: { words: confidentialite, surface: "lagoon" } };

export const Accessibility: Story = { args: { words: accessibilite, surface: "sunPale" } };

/** Its contents lead to the section that follows it too. */
export const FollowedBySection: Story = {
  args: { words: ecoconception, surface: "lagoon", followedBy: [ecoconception.weights] },
};
