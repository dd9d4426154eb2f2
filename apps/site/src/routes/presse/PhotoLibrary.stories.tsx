import { Stack } from "@sillages/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { PhotoLibrary } from "./PhotoLibrary.tsx";

const meta = {
  component: PhotoLibrary,
  parameters: { path: "/presse", surface: "sunPale" },
  render: () => (
    <Stack>
      <PhotoLibrary />
    </Stack>
  ),
} satisfies Meta<typeof PhotoLibrary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Seven pictures, each with its credit and its file, and what there is not. */
export const Default: Story = {};
