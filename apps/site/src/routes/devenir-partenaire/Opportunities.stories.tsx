import type { Meta, StoryObj } from "@storybook/react-vite";
import { Opportunities } from "./Opportunities.tsx";

const meta = {
  component: Opportunities,
  parameters: { path: "/devenir-partenaire" },
  // The spaces are fetched when the plan comes near.
  play: async ({ canvas }) => {
    await canvas.findByRole("combobox");
    await canvas.findByRole("listbox", { name: "Spinnaker, la bleue" });
  },
} satisfies Meta<typeof Opportunities>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The sail plan and its hundred spaces: choose on the drawing or in the list, then try a logo. */
export const Default: Story = {};

/** One boat below the other. */
export const Phone: Story = { globals: { viewport: { value: "phone390" } } };
