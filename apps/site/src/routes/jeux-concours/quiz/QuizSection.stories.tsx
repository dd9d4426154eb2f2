import type { Meta, StoryObj } from "@storybook/react-vite";
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

/** The bank, the format and the time are chosen already: one press starts. */
export const Default: Story = {};

/** A link that no draw can be read from. */
export const DamagedChallenge: Story = { args: { quiz: { ...quiz, arrival: { kind: "damaged" } } } };

/** The questions could not be fetched. */
export const Failed: Story = { args: { quiz: { ...quiz, failed: true } } };
