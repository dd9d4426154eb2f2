import type { Meta, StoryObj } from "@storybook/react-vite";
import { Showcase } from "./Showcase.tsx";

const meta = { component: Showcase, parameters: { path: "/" } } satisfies Meta<typeof Showcase>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four plates, one at a time. */
export const Default: Story = {};

/** On a phone. */
export const Phone: Story = { globals: { viewport: { value: "phone390" } } };
