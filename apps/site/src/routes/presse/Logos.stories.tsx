import { Stack } from "@sillages/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { packed } from "../../fixtures/packed.ts";
import { setDownloads } from "../../shell/links/downloads.ts";
import { Logos } from "./Logos.tsx";

const meta = {
  component: Logos,
  parameters: { path: "/presse", surface: "sunPale" },
  beforeEach: () => setDownloads(packed),
  render: () => (
    <Stack>
      <Logos />
    </Stack>
  ),
} satisfies Meta<typeof Logos>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each version on its ground, with its files, and how to use them. */
export const Default: Story = {};
