import type { Meta, StoryObj } from "@storybook/react-vite";
import { oceanVivant } from "@sillages/content/ocean-vivant";
import { Invited } from "./Invited.tsx";

const nothing = () => undefined;

const bank = { id: "ocean-vivant", questions: oceanVivant } as const;
const invitation = { bank, seed: 7, size: 20, percentage: 62 };

const quiz = {
  playing: undefined,
  arrival: { kind: "invited", invitation },
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
  component: Invited,
  parameters: { path: "/jeux-concours", bare: true },
  args: { quiz, invitation },
} satisfies Meta<typeof Invited>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The same draw as another crew, with the score that they claim. */
export const Default: Story = {};

/** Who was playing can go on instead. */
export const WhilePlaying: Story = { args: { quiz: { ...quiz, hasSaved: true } } };

/** On a phone. */
export const Phone: Story = { ...WhilePlaying, globals: { viewport: { value: "phone390" } } };
