import type { Meta, StoryObj } from "@storybook/react-vite";
import { Goals } from "./Goals.tsx";

const meta = { component: Goals, parameters: { path: "/qui-sommes-nous" } } satisfies Meta<typeof Goals>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Five goals, and five more on request. */
export const Default: Story = {};
