import type { Meta, StoryObj } from "@storybook/react-vite";
import { Collaboration } from "./Collaboration.tsx";

const meta = { component: Collaboration, parameters: { path: "/" } } satisfies Meta<typeof Collaboration>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The block that follows the footer. */
export const Default: Story = {};

/** On a phone. */
export const Phone: Story = { globals: { viewport: { value: "phone390" } } };
