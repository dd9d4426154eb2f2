import { accueil } from "@sillages/content";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Expeditions } from "./Expeditions.tsx";

const meta = {
  component: Expeditions,
  parameters: { path: "/" },
  // What brings the map closer comes once it is near.
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: accueil.expeditions.map.zoom.fullScreen });
  },
} satisfies Meta<typeof Expeditions>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The third stage is chosen; the map, the posters and the address choose another. */
export const Default: Story = {};

/** Seen from November 2026: the statuses have moved on. */
export const Later: Story = { globals: { now: "2026-11-20" } };

/** On a phone. */
export const Phone: Story = { globals: { viewport: { value: "phone390" } } };
