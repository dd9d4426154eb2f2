import type { Meta, StoryObj } from "@storybook/react-vite";
import { states } from "../../stories/states.tsx";
import { narrow } from "../../stories/narrow.tsx";
import { Text } from "../Text/Text.tsx";
import { Disclosure } from "./Disclosure.tsx";

const story = [
  "Au printemps, trois amis rachètent une coque oubliée au fond d’un bassin.",
  "Ils la poncent tout l’hiver. En mai, elle flotte.",
];

const meta = {
  component: Disclosure,
  args: {
    label: "Lire la suite",
    children: story.map((paragraph) => <Text key={paragraph}>{paragraph}</Text>),
  },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Folded: one line that says what it opens. */
export const Default: Story = {};

/** Unfolded from the start. */
export const Open: Story = { args: { defaultOpen: true } };

/** Once unfolded it says what it closes. */
export const CloseLabel: Story = { args: { defaultOpen: true, closeLabel: "Réduire" } };

/** The rule below the label takes the ink of the wakes. */
export const OnNight: Story = { args: { defaultOpen: true }, parameters: { surface: "night" } };

/** A long label wraps and keeps its chevron. */
export const LongText: Story = {
  args: { defaultOpen: true, label: "Comprendre comment nous mesurons la température de l’eau" },
  decorators: [narrow],
};

/** Each state, as the reader’s hand makes it. */
export const States: Story = states(Disclosure, {
  Déplié: { defaultOpen: true },
});
