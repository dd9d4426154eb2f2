import type { Meta, StoryObj } from "@storybook/react-vite";
import { Programme } from "./Programme.tsx";

const meta = { component: Programme, parameters: { path: "/videos" } } satisfies Meta<typeof Programme>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The calendar of the whole programme. */
export const Default: Story = {};
