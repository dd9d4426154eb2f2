import type { Meta, StoryObj } from "@storybook/react-vite";
import { PressHeader } from "./PressHeader.tsx";

const meta = {
  component: PressHeader,
  parameters: { path: "/presse" },
} satisfies Meta<typeof PressHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is said, and the two ways on. */
export const Default: Story = {};
