import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "../../stories/narrow.tsx";
import { Legend } from "./Legend.tsx";

const meta = {
  component: Legend,
  args: {
    items: [
      { label: "À quai", surface: "paper" },
      { label: "En mer", surface: "sun" },
      { label: "Au chantier", surface: "night" },
    ],
  },
} satisfies Meta<typeof Legend>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One ink, one meaning. */
export const Default: Story = {};

/** On another ink. */
export const OnLagoon: Story = { parameters: { surface: "lagoon" } };

/** Its items wrap. */
export const Narrow: Story = { decorators: [narrow] };
