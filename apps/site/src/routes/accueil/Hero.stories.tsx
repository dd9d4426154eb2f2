import type { Meta, StoryObj } from "@storybook/react-vite";
import { Hero } from "./Hero.tsx";

const meta = { component: Hero, parameters: { path: "/" } } satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first view of the home. */
export const Default: Story = {};

/** On a phone. */
export const Phone: Story = { globals: { viewport: { value: "phone390" } } };
