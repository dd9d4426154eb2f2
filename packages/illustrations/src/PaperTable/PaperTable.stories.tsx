import type { Meta, StoryObj } from "@storybook/react-vite";
import { PaperTable } from "./PaperTable.tsx";

/** Two ports to compare. */
const meta = {
  component: PaperTable,
  args: {
    caption: "Lerne et Port-Esper\u00A0: ce qui se ressemble, ce qui diffère",
    columns: ["À comparer", "Lerne", "Port-Esper"],
    rows: ["La mer et son eau", "Ce que l’on a construit", "Qui vit de la mer"],
  },
} satisfies Meta<typeof PaperTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** On a phone. */
export const Phone: Story = { globals: { viewport: { value: "phone390" } } };
