import type { Meta, StoryObj } from "@storybook/react-vite";
import { InkDots } from "./InkDots.tsx";

const meta = {
  component: InkDots,
  args: { inks: ["night", "sea", "vermilion", "sun", "dawn"] },
} satisfies Meta<typeof InkDots>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The five inks of a plate. */
export const Default: Story = {};

/** Two inks and the paper. */
export const Two: Story = { args: { inks: ["kelp", "sun"] } };

/** On night the inks overprint each other and stay themselves. */
export const OnNight: Story = { parameters: { surface: "night" } };
