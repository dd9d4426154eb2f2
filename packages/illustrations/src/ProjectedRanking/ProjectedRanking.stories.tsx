import type { Meta, StoryObj } from "@storybook/react-vite";
import { ProjectedRanking } from "./ProjectedRanking.tsx";

const crew = (points: number, at: number) => ({ name: `Équipage ${at + 1}`, text: `${points}\u00A0milles` });

const meta = {
  component: ProjectedRanking,
  args: { items: [12, 9, 4].map(crew) },
} satisfies Meta<typeof ProjectedRanking>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One below the other. */
export const Default: Story = {};

/** Eight, in two columns. */
export const Many: Story = { args: { items: [12, 9, 9, 7, 6, 4, 2, 0].map(crew) } };

/** On a phone. */
export const Phone: Story = { ...Many, globals: { viewport: { value: "phone390" } } };
