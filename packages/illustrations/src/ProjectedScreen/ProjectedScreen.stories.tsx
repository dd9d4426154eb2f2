import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button, Stack } from "@sillages/ui";
import { KeyList } from "../KeyList/KeyList.tsx";
import { ProjectedQuestion } from "../ProjectedQuestion/ProjectedQuestion.tsx";
import { TeamScores } from "../TeamScores/TeamScores.tsx";
import { ProjectedScreen } from "./ProjectedScreen.tsx";

const nothing = () => undefined;

const words = {
  teamLabel: (team: number) => `Équipe ${team}`,
  addLabel: (team: number) => `Un point à l’équipe ${team}`,
  removeLabel: (team: number) => `Un point de moins à l’équipe ${team}`,
};

const meta = {
  component: ProjectedScreen,
  parameters: { bare: true },
  args: {
    label: "Veillée",
    head: "Question 3 sur 10",
    actions: (
      <Button size="small" variant="secondary">
        Plein écran
      </Button>
    ),
    children: (
      <ProjectedQuestion
        question="D’où vient un vent de noroît ?"
        options={["Du nord-est", "Du nord-ouest", "Du sud-ouest", "De la terre"]}
        answer={{ correct: 1, label: "Bonne réponse", why: "Les marins le nomment d’après son origine." }}
      />
    ),
    foot: (
      <>
        <TeamScores label="Équipes" scores={[3, 5, 4, 0, 12, 1, 2, 7]} {...words} onScore={nothing} />
        <Stack direction="ends" space="near">
          <Button variant="secondary">Précédente</Button>
          <Button>Suivante</Button>
        </Stack>
        <KeyList items={[{ key: "→", text: "question suivante" }]} />
      </>
    ),
    onLeave: nothing,
  },
} satisfies Meta<typeof ProjectedScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A question and its key, eight teams. */
export const Default: Story = {};

/** On a phone all of it scrolls. */
export const Phone: Story = { globals: { viewport: { value: "phone390" } } };
