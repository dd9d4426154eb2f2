import type { Meta, StoryObj } from "@storybook/react-vite";
import { Presenters } from "./Presenters.tsx";

const meta = { component: Presenters, parameters: { path: "/videos" } } satisfies Meta<typeof Presenters>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two logos, each with its window. */
export const Default: Story = {};
