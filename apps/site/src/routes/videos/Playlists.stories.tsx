import type { Meta, StoryObj } from "@storybook/react-vite";
import { Playlists } from "./Playlists.tsx";

const meta = { component: Playlists, parameters: { path: "/videos" } } satisfies Meta<typeof Playlists>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Six reels, counted from the videos, and what can be watched. */
export const Default: Story = {};
