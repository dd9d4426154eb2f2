import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "../../stories/narrow.tsx";
import { StepList } from "./StepList.tsx";

const meta = {
  component: StepList,
  args: {
    steps: [
      "Choisissez un port de départ.",
      "Regardez la marée et le vent.",
      "Prévenez quelqu’un à terre.",
      "Larguez.",
    ],
  },
} satisfies Meta<typeof StepList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A number in a disc, a sentence beside it. */
export const Default: Story = {};

/** On night the disc is paper. */
export const OnNight: Story = { parameters: { surface: "night" } };

/** In a narrow parent long sentences wrap beside their disc. */
export const LongText: Story = {
  args: { steps: ["Anticonstitutionnellement, on ne part jamais sans prévenir la capitainerie du port."] },
  decorators: [narrow],
};
