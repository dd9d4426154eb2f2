import type { Meta, StoryObj } from "@storybook/react-vite";
import { Ambassadors } from "./Ambassadors.tsx";

const meta = {
  component: Ambassadors,
  parameters: { path: "/qui-sommes-nous" },
} satisfies Meta<typeof Ambassadors>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Before the call opens. */
export const Upcoming: Story = { globals: { now: "2025-11-20" } };

/** While it is open. */
export const Open: Story = { globals: { now: "2026-02-10" } };

/** Once it is closed. */
export const Closed: Story = { globals: { now: "2026-11-20" } };
