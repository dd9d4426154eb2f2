import { videosPage } from "@sillages/content";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Lives } from "./Lives.tsx";

const meta = { component: Lives, parameters: { path: "/videos" } } satisfies Meta<typeof Lives>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Before: each offers an alert. */
export const Default: Story = {
  globals: { now: "2025-11-14" },
  play: async ({ canvas }) => void (await canvas.findAllByRole("link", { name: videosPage.alert.heading })),
};

/** While one lasts it leads to its channel; the other is over. */
export const Current: Story = { globals: { now: "2026-11-20" } };

/** After both. */
export const Past: Story = { globals: { now: "2027-06-01" } };
