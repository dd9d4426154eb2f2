import type { Meta, StoryObj } from "@storybook/react-vite";
import { doubled } from "../../stories/doubled.ts";
import { narrow } from "../../stories/narrow.tsx";
import { states } from "../../stories/states.tsx";
import { RadioGroup } from "./RadioGroup.tsx";

const meta = {
  component: RadioGroup,
  args: {
    legend: "Choisir une route",
    defaultValue: "north",
    options: [
      { value: "north", label: "Route du nord", detail: "250 milles" },
      { value: "coast", label: "Le long des côtes", detail: "310 milles" },
      { value: "offshore", label: "Au large", detail: "270 milles" },
      { value: "canal", label: "Par le canal", detail: "190 milles" },
    ],
  },
  argTypes: { onChange: { action: "change" } },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All the choices at once; the one taken is yellow with a thick foot. */
export const Default: Story = {};

/** One short word each. */
export const Compact: Story = {
  args: {
    legend: "Quart",
    size: "compact",
    defaultValue: "4",
    options: [
      { value: "2", label: "2 h" },
      { value: "4", label: "4 h" },
      { value: "6", label: "6 h" },
    ],
  },
};

/** What helps to choose, said before the choices. */
export const WithHint: Story = { args: { hint: "Les distances sont celles de l’an dernier, à la voile." } };

/** What is missing and how to mend it: in words, by a mark and by thicker frames. */
export const WithError: Story = {
  args: { defaultValue: "", error: "Il manque une route. Prenez-en une pour fixer l’heure du départ." },
};

/** What was understood, in words and by a mark. */
export const Valid: Story = { args: { valid: "Départ à six heures, avec la marée." } };

/** Hint and error are both tied to the group. */
export const WithHintAndError: Story = { args: { ...WithHint.args, ...WithError.args } };

/** None can be taken. */
export const Disabled: Story = { args: { disabled: true, hint: "Le port est fermé jusqu’à lundi." } };

/** One of them cannot be taken. */
export const WithDisabled: Story = {
  args: {
    options: [
      { value: "north", label: "Route du nord", detail: "250 milles" },
      { value: "canal", label: "Par le canal", detail: "Fermé l’hiver", disabled: true },
    ],
  },
};

/** On night. */
export const OnNight: Story = { parameters: { surface: "night" } };

/** Its notes on night. */
export const NotesOnNight: Story = { ...WithHintAndError, parameters: { surface: "night" } };

/** In a narrow parent they stand one below the other, and long words wrap. */
export const LongText: Story = {
  args: {
    options: [
      {
        value: "north",
        label: "La route du nord, par les îles",
        detail: "Deux cent cinquante milles environ",
      },
      { value: "coast", label: "Anticonstitutionnellement", detail: "Trois escales" },
    ],
  },
  decorators: [narrow],
};

/** Long notes wrap. */
export const LongNotes: Story = { ...WithHintAndError, decorators: [narrow] };

/** The text of the page at 200 %. */
export const Doubled: Story = { ...WithHintAndError, ...doubled };

/** Under the hand and at rest, side by side. */
export const States: Story = states(RadioGroup);
