import type { Meta, StoryObj } from "@storybook/react-vite";
import { ContestFigures } from "./ContestFigures.tsx";

const meta = { component: ContestFigures, parameters: { path: "/jeux-concours" } } satisfies Meta<
  typeof ContestFigures
>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four figures, edge to edge. */
export const Default: Story = {};
