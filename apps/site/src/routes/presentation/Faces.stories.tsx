import type { Meta, StoryObj } from "@storybook/react-vite";
import { Faces } from "./Faces.tsx";

const meta = { component: Faces, parameters: { path: "/qui-sommes-nous" } } satisfies Meta<typeof Faces>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The team, one link a face. */
export const Default: Story = {};
