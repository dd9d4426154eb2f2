import type { Meta, StoryObj } from "@storybook/react-vite";
import { PressKit } from "./PressKit.tsx";

const meta = {
  component: PressKit,
  parameters: { path: "/presse" },
} satisfies Meta<typeof PressKit>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three lengths to copy, the facts, and whom to ask. */
export const Default: Story = {};
