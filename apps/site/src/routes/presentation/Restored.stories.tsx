import type { Meta, StoryObj } from "@storybook/react-vite";
import { Restored } from "./Restored.tsx";

const meta = { component: Restored, parameters: { path: "/qui-sommes-nous" } } satisfies Meta<
  typeof Restored
>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What a restored boat spares, with its source. */
export const Default: Story = {};
