import { crewBoard } from "@sillages/content";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { boardMaterial } from "./boardMaterial.ts";
import { CrewBoard } from "./CrewBoard.tsx";

const meta = {
  component: CrewBoard,
  parameters: { path: "/jeux-concours/equipages", surface: "paper" },
  args: { banks: boardMaterial(), words: crewBoard },
} satisfies Meta<typeof CrewBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nobody is on it yet: what to do, and where to paste what was received. */
export const Default: Story = {};
