import type { Meta, StoryObj } from "@storybook/react-vite";
import { PartnerStrip } from "./PartnerStrip.tsx";

const meta = { component: PartnerStrip, parameters: { path: "/" } } satisfies Meta<typeof PartnerStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The twenty logos, in one file. */
export const Default: Story = {};

/** On a phone. */
export const Phone: Story = { globals: { viewport: { value: "phone390" } } };
