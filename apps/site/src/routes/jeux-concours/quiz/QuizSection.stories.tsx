import type { Meta, StoryObj } from "@storybook/react-vite";
import { oceanVivant } from "@sillages/content/ocean-vivant";
import { QuizSection } from "./QuizSection.tsx";

const nothing = () => undefined;

const quiz = {
  playing: undefined,
  arrival: { kind: "none" },
  starting: false,
  failed: false,
  left: false,
  hasSaved: false,
  start: nothing,
  accept: nothing,
  resume: nothing,
  refuse: nothing,
  quit: nothing,
} as const;

const meta = {
  component: QuizSection,
  parameters: { path: "/jeux-concours" },
  args: { quiz },
} satisfies Meta<typeof QuizSection>;

export default meta;
type Story = StoryObj<typeof meta>;

const bank = { id: "ocean-vivant", questions: oceanVivant } as const;

/** The bank, the format and the time are chosen already: one press starts. */
export const Default: Story = {};

/** The same draw as another crew, with the score that they claim. */
export const Invited: Story = {
  args: {
    quiz: {
      ...quiz,
      hasSaved: true,
      arrival: { kind: "invited", invitation: { bank, seed: 7, size: 20, percentage: 62 } },
    },
  },
};

/** A link that no draw can be read from. */
export const DamagedChallenge: Story = { args: { quiz: { ...quiz, arrival: { kind: "damaged" } } } };

/** The questions could not be fetched. */
export const Failed: Story = { args: { quiz: { ...quiz, failed: true } } };
