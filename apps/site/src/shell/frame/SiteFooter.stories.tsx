import type { Meta, StoryObj } from "@storybook/react-vite";
import { SiteFooter } from "./SiteFooter.tsx";

const meta = {
  component: SiteFooter,
  parameters: { path: "/" },
  // The newsletter is fetched when it comes near.
  play: async ({ canvas }) => void (await canvas.findByRole("textbox")),
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The foot of every page, in the year that the toolbar pins. */
export const Default: Story = {};
