import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "@sillages/ui/stories";
import { BarList } from "./BarList.tsx";

const meta = {
  component: BarList,
  args: {
    scores: [
      { label: "Matelotage", value: 12, max: 14, text: "12/14" },
      { label: "Météo", value: 9, max: 12, text: "9/12" },
      { label: "Balisage", value: 0, max: 10, text: "0/10" },
    ],
  },
} satisfies Meta<typeof BarList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A name, the way gone, the score. */
export const Default: Story = {};

/** On night. */
export const OnNight: Story = { parameters: { surface: "night" } };

/** On a phone the wakes go below. */
export const Phone: Story = { globals: { viewport: { value: "phone390" } } };

/** In a narrow parent. */
export const LongText: Story = {
  args: { scores: [{ label: "Réglementation internationale", value: 3, max: 5, text: "3/5" }] },
  decorators: [narrow],
};
