import type { Meta, StoryObj } from "@storybook/react-vite";
import { MediaPartners } from "./MediaPartners.tsx";

const meta = {
  component: MediaPartners,
  parameters: { path: "/presse" },
} satisfies Meta<typeof MediaPartners>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Articles are counted from the press. */
export const Default: Story = {};
