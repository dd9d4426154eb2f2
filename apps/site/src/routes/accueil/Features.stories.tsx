import type { Meta, StoryObj } from "@storybook/react-vite";
import { Features } from "./Features.tsx";

const meta = { component: Features, parameters: { path: "/" } } satisfies Meta<typeof Features>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three cards, with their features. */
export const Default: Story = {};

/** On a phone. */
export const Phone: Story = { globals: { viewport: { value: "phone390" } } };
