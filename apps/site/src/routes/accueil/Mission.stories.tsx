import type { Meta, StoryObj } from "@storybook/react-vite";
import { Mission } from "./Mission.tsx";

const meta = { component: Mission, parameters: { path: "/" } } satisfies Meta<typeof Mission>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Under the waterline: the story, the trades, the figures, life aboard. */
export const Default: Story = {};

/** On a phone. */
export const Phone: Story = { globals: { viewport: { value: "phone390" } } };
