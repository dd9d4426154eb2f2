import type { Meta, StoryObj } from "@storybook/react-vite";
import { PressContact } from "./PressContact.tsx";

const meta = {
  component: PressContact,
  parameters: { path: "/presse" },
} satisfies Meta<typeof PressContact>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On a day of the week, at noon: open. */
export const Default: Story = {};

/** On a Saturday: by appointment. */
export const Saturday: Story = { globals: { now: "2026-11-21" } };

/** On a Sunday: closed until the next day. */
export const Sunday: Story = { globals: { now: "2026-11-22" } };
