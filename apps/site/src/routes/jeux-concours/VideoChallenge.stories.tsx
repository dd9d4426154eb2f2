import type { Meta, StoryObj } from "@storybook/react-vite";
import { VideoChallenge } from "./VideoChallenge.tsx";

const meta = { component: VideoChallenge, parameters: { path: "/jeux-concours" } } satisfies Meta<
  typeof VideoChallenge
>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As the specification sees it, before the opening. */
export const Default: Story = { globals: { now: "2025-11-14" } };

/** Entries are received. */
export const Open: Story = { globals: { now: "2026-01-10" } };

/** It is over: rules, prizes and calendar stay. */
export const Closed: Story = { globals: { now: "2026-11-20" } };
