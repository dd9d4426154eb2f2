import type { Meta, StoryObj } from "@storybook/react-vite";
import { packed } from "../../fixtures/packed.ts";
import { setDownloads } from "../../shell/downloads.ts";
import { Logos } from "./Logos.tsx";

const meta = {
  component: Logos,
  parameters: { path: "/presse" },
  beforeEach: () => setDownloads(packed),
} satisfies Meta<typeof Logos>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each version on the ground that it is made for, with its files. */
export const Default: Story = {};
