import type { Meta, StoryObj } from "@storybook/react-vite";
import { PressTimeline } from "./PressTimeline.tsx";

const meta = {
  component: PressTimeline,
  parameters: { path: "/presse" },
} satisfies Meta<typeof PressTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One article is out, the next is to come. */
export const Default: Story = {};

/** The same entries once the boats have left: nothing is to come, and the lead says so. */
export const AfterDeparture: Story = { globals: { now: "2026-11-20" } };
