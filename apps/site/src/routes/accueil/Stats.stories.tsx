import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stats } from "./Stats.tsx";

const meta = { component: Stats, parameters: { path: "/" } } satisfies Meta<typeof Stats>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The figures of the home page. */
export const Default: Story = {};

/** On a phone. */
export const Phone: Story = { globals: { viewport: { value: "phone390" } } };
