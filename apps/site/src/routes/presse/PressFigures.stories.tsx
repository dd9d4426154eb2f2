import type { Meta, StoryObj } from "@storybook/react-vite";
import { PressFigures } from "./PressFigures.tsx";

const meta = {
  component: PressFigures,
  parameters: { path: "/presse" },
} satisfies Meta<typeof PressFigures>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Counted from the press. */
export const Default: Story = {};
