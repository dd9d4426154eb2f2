import type { Meta, StoryObj } from "@storybook/react-vite";
import { Videos } from "./Videos.tsx";

const meta = { component: Videos, parameters: { path: "/videos" } } satisfies Meta<typeof Videos>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What can be watched today, by a link that leaves the site. */
export const Default: Story = {};
