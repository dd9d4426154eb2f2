import type { Meta, StoryObj } from "@storybook/react-vite";
import { SectionBoundary } from "./SectionBoundary.tsx";

function Broken(): never {
  throw new Error("A section that cannot be rendered.");
}

const meta = {
  component: SectionBoundary,
  parameters: { path: "/" },
  args: { children: <Broken /> },
} satisfies Meta<typeof SectionBoundary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What stands in the place of a section that failed. */
export const Default: Story = {};
