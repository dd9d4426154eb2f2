import type { Meta, StoryObj } from "@storybook/react-vite";
import { OfficialPartners } from "./OfficialPartners.tsx";

const meta = { component: OfficialPartners, parameters: { path: "/qui-sommes-nous" } } satisfies Meta<
  typeof OfficialPartners
>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Energy and virtual regatta. */
export const Default: Story = {};
