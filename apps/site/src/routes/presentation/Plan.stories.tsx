import type { Meta, StoryObj } from "@storybook/react-vite";
import { Plan } from "./Plan.tsx";

const meta = { component: Plan, parameters: { path: "/qui-sommes-nous" } } satisfies Meta<typeof Plan>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The class, measure by measure: the drawing and its list. */
export const Default: Story = {};
