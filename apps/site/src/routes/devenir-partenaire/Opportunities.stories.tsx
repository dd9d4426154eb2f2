import type { Meta, StoryObj } from "@storybook/react-vite";
import { Opportunities } from "./Opportunities.tsx";

const meta = {
  component: Opportunities,
  parameters: { path: "/devenir-partenaire" },
  // The list of spaces is fetched when the plan comes near.
  play: async ({ canvas }) => void (await canvas.findByRole("combobox")),
} satisfies Meta<typeof Opportunities>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The sail plan and its hundred spaces: choose on the drawing or in the list, then try a logo. */
export const Default: Story = {};

/** One boat below the other. */
export const Phone: Story = { globals: { viewport: { value: "phone390" } } };
