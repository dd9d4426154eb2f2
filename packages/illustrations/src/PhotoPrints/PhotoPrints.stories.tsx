import type { Meta, StoryObj } from "@storybook/react-vite";
import { deep, lighthouse, narrow, sail } from "@sillages/ui/stories";
import { PhotoPrints } from "./PhotoPrints.tsx";

const meta = {
  component: PhotoPrints,
  parameters: { surface: "night" },
  args: { pictures: [sail, deep, lighthouse] },
} satisfies Meta<typeof PhotoPrints>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three prints of three heights, on night. */
export const Default: Story = {};

/** On paper their edge melts into the ground. */
export const OnDawn: Story = { parameters: { surface: "dawn" } };

/** In a narrow parent they stay side by side. */
export const Narrow: Story = { decorators: [narrow] };
