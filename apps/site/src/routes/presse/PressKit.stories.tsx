import type { Meta, StoryObj } from "@storybook/react-vite";
import { packed } from "../../fixtures/packed.ts";
import { setDownloads } from "../../shell/links/downloads.ts";
import { PressKit } from "./PressKit.tsx";

const meta = {
  component: PressKit,
  parameters: { path: "/presse" },
  beforeEach: () => setDownloads(packed),
} satisfies Meta<typeof PressKit>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One file that holds all, then its drawers: the first has three lengths to copy. */
export const Default: Story = {};
