import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "../../stories/narrow.tsx";
import { Skeleton } from "./Skeleton.tsx";

const meta = {
  component: Skeleton,
  args: { label: "Le carnet arrive…" },
  decorators: [narrow],
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three lines on their way. */
export const Default: Story = {};

/** A card on its way. */
export const WithPicture: Story = { args: { pictured: true, lines: 2 } };

/** On night. */
export const OnNight: Story = { ...WithPicture, parameters: { surface: "night" } };
