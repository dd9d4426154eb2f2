import type { Meta, StoryObj } from "@storybook/react-vite";
import { Tonight } from "./Tonight.tsx";

const meta = { component: Tonight, parameters: { path: "/presse" } } satisfies Meta<typeof Tonight>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The last known positions, the road that was announced, and whom to call. */
export const Default: Story = {};
