import type { Meta, StoryObj } from "@storybook/react-vite";
import { Allies } from "./Allies.tsx";

const meta = { component: Allies, parameters: { path: "/qui-sommes-nous" } } satisfies Meta<typeof Allies>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Under the hulls, the two organisations that know. */
export const Default: Story = {};
