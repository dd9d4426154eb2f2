import type { Meta, StoryObj } from "@storybook/react-vite";
import { TeamScores } from "./TeamScores.tsx";

const meta = {
  component: TeamScores,
  args: {
    label: "Points des équipes",
    scores: [3, 5, 4, 0],
    teamLabel: (team) => `Équipe ${team}`,
    addLabel: (team) => `Un point à l’équipe ${team}`,
    removeLabel: (team) => `Un point de moins à l’équipe ${team}`,
    onScore: () => undefined,
  },
  argTypes: { onScore: { action: "score" } },
} satisfies Meta<typeof TeamScores>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four teams. */
export const Default: Story = {};

/** Eight, and as many points as a morning gives. */
export const Many: Story = { args: { scores: [3, 5, 4, 0, 128, 1, 2, 7] } };

/** On a phone. */
export const Phone: Story = { ...Many, globals: { viewport: { value: "phone390" } } };
