import type { Meta, StoryObj } from "@storybook/react-vite";
import { PhotoLibrary } from "./PhotoLibrary.tsx";

const meta = {
  component: PhotoLibrary,
  parameters: { path: "/presse" },
} satisfies Meta<typeof PhotoLibrary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Seven pictures, their credits, what they weigh. */
export const Default: Story = {};
