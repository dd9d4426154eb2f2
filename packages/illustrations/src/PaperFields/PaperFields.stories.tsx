import type { Meta, StoryObj } from "@storybook/react-vite";
import { PaperFields } from "./PaperFields.tsx";

/** At the head of a sheet. */
const meta = {
  component: PaperFields,
  args: { fields: ["Nom", "Classe", "Date"] },
} satisfies Meta<typeof PaperFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** One below the other on a phone. */
export const Phone: Story = { globals: { viewport: { value: "phone390" } } };
