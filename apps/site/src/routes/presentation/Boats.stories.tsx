import type { Meta, StoryObj } from "@storybook/react-vite";
import { Boats } from "./Boats.tsx";

const meta = { component: Boats, parameters: { path: "/qui-sommes-nous" } } satisfies Meta<typeof Boats>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The two boats, line by line. */
export const Default: Story = {};
