import type { Meta, StoryObj } from "@storybook/react-vite";
import { Opening } from "./Opening.tsx";

const meta = { component: Opening, parameters: { path: "/jeux-concours" } } satisfies Meta<typeof Opening>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The head of the page. */
export const Default: Story = {};
