import type { Meta, StoryObj } from "@storybook/react-vite";
import { Story } from "./Story.tsx";

const meta = { component: Story, parameters: { path: "/qui-sommes-nous" } } satisfies Meta<typeof Story>;

export default meta;
type Example = StoryObj<typeof meta>;

/** The story in two columns beside its heading. */
export const Default: Example = {};
