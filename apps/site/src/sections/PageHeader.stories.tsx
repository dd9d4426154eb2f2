import type { Meta, StoryObj } from "@storybook/react-vite";
import { PageHeader } from "./PageHeader.tsx";

const meta = {
  component: PageHeader,
  args: { title: "Une mer, deux bateaux", lead: "Le chapô d’une page tient en une ou deux phrases." },
  parameters: { path: "/equipe" },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Words alone, on one ink. */
export const Default: Story = {};

/** Beside a drawing of the series. */
export const WithDrawing: Story = { args: { drawing: "scenes/equipage", surface: "lagoon" } };
