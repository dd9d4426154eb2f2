import type { Meta, StoryObj } from "@storybook/react-vite";
import { Expeditions } from "./Expeditions.tsx";

const meta = { component: Expeditions, parameters: { path: "/" } } satisfies Meta<typeof Expeditions>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The third stage is chosen; the map, the posters and the address choose another. */
export const Default: Story = {};

/** Seen from November 2026: the statuses have moved on. */
export const Later: Story = { globals: { now: "2026-11-20" } };

/** On a phone. */
export const Phone: Story = { globals: { viewport: { value: "phone390" } } };
