import type { Meta, StoryObj } from "@storybook/react-vite";
import { packed } from "../../fixtures/packed.ts";
import { setDownloads } from "../../shell/downloads.ts";
import { TakeAway } from "./TakeAway.tsx";

const meta = {
  component: TakeAway,
  parameters: { path: "/presse" },
  beforeEach: () => setDownloads(packed),
} satisfies Meta<typeof TakeAway>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The kit as the build packs it. */
export const Default: Story = {};
