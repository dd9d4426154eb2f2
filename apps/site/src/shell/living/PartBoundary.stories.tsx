import type { Meta, StoryObj } from "@storybook/react-vite";
import { PartBoundary } from "./PartBoundary.tsx";

function Broken(): never {
  throw new Error("A section that cannot be rendered.");
}

const meta = {
  component: PartBoundary,
  parameters: { path: "/" },
  args: { id: "broken", children: <Broken /> },
} satisfies Meta<typeof PartBoundary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What stands above a part that failed: the HTML that the server sent follows. */
export const Default: Story = {};
