import type { Meta, StoryObj } from "@storybook/react-vite";
import { Method } from "./Method.tsx";

const meta = { component: Method, parameters: { path: "/qui-sommes-nous" } } satisfies Meta<typeof Method>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three rules under their numbers. */
export const Default: Story = {};
