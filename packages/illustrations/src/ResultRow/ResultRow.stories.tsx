import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge, Link } from "@sillages/ui";
import { ResultRow } from "./ResultRow.tsx";

const meta = {
  component: ResultRow,
  decorators: [
    (Story) => (
      <ol>
        <Story />
      </ol>
    ),
  ],
  args: {
    number: 3,
    badges: (
      <>
        <Badge tone="attention">Moyen</Badge>
        <Badge>Météo</Badge>
      </>
    ),
    question: "D’où vient un vent de noroît ?",
    outcome: "right",
    verdict: "Bonne réponse",
    answer: { label: "Votre réponse", text: "Du nord-ouest" },
    points: "+ 15 points",
    explanation: "Noroît est une altération de « nord-ouest ». Il lève la mer et nettoie le ciel.",
    source: (
      <>
        Source : <Link href="https://carnet.embruns.example">Le carnet des vents</Link>
      </>
    ),
  },
} satisfies Meta<typeof ResultRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Right: a check, and what it brought. */
export const Default: Story = {};

/** Wrong: a cross, and the right answer below the one given. */
export const Wrong: Story = {
  args: {
    outcome: "wrong",
    verdict: "Mauvaise réponse",
    answer: { label: "Votre réponse", text: "Du sud-ouest" },
    right: { label: "La bonne réponse", text: "Du nord-ouest" },
    points: "0 point",
  },
};

/** Not answered in time: a dash. */
export const Unanswered: Story = {
  args: {
    ...Wrong.args,
    outcome: "unanswered",
    verdict: "Sans réponse",
    answer: { label: "Votre réponse", text: "Non répondu" },
  },
};

/** Neither badges, nor explanation, nor source. */
export const Bare: Story = { args: { badges: undefined, explanation: undefined, source: undefined } };

/** On night. */
export const OnNight: Story = { ...Wrong, parameters: { surface: "night" } };

/** On a phone the outcome comes first. */
export const Phone: Story = { ...Wrong, globals: { viewport: { value: "phone390" } } };

/** Everything wraps; a number of three figures has room. */
export const LongText: Story = {
  args: {
    ...Wrong.args,
    number: 147,
    question: "Quelle convention internationale protège l’environnement marin de l’Atlantique du Nord-Est ?",
    answer: { label: "Votre réponse", text: "La convention sur les hydrogénérateurs transatlantiques" },
  },
  globals: { viewport: { value: "phone320" } },
};
