import type { Meta, StoryObj } from "@storybook/react-vite";
import { doubled } from "../../stories/doubled.ts";
import { narrow } from "../../stories/narrow.tsx";
import { states } from "../../stories/states.tsx";
import { Fieldset } from "../Fieldset/Fieldset.tsx";
import { Checkbox } from "./Checkbox.tsx";

const meta = {
  component: Checkbox,
  args: { children: "Un relevé chaque mois" },
  argTypes: { onChange: { action: "change" } },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Left. */
export const Default: Story = {};

/** Taken. */
export const On: Story = { args: { defaultChecked: true } };

/** What it brings, said before it is ticked, under its words. */
export const WithHint: Story = { args: { hint: "Le premier lundi, deux pages au plus." } };

/** What is missing and how to mend it: in words, by a mark and by a thicker frame. */
export const WithError: Story = {
  args: {
    children: "J’ai lu le règlement de la course",
    error: "Il manque votre accord. Cochez la case pour vous inscrire.",
  },
};

/** What was understood, in words and by a mark. */
export const Valid: Story = { args: { defaultChecked: true, valid: "Le prochain part lundi." } };

/** Hint and error are both tied to the box. */
export const WithHintAndError: Story = {
  args: { ...WithError.args, hint: "Quatre pages, à garder à bord." },
};

/** It cannot be ticked: its hint says why. */
export const Disabled: Story = { args: { disabled: true, hint: "Les envois reprennent au printemps." } };

/** Several, of which one takes as many as one likes. */
export const Settings: Story = {
  render: () => (
    <Fieldset legend="Ce que vous souhaitez recevoir">
      <Checkbox defaultChecked>Un relevé chaque mois</Checkbox>
      <Checkbox>Une visite à l’escale</Checkbox>
      <Checkbox>Les photographies de l’année</Checkbox>
    </Fieldset>
  ),
};

/** On night. */
export const OnNight: Story = { ...Settings, parameters: { surface: "night" } };

/** Its notes on night. */
export const NotesOnNight: Story = { ...WithHintAndError, parameters: { surface: "night" } };

/** A long label wraps beside it. */
export const LongText: Story = {
  args: { children: "Recevoir les photographies de toutes les escales de l’année", defaultChecked: true },
  decorators: [narrow],
};

/** Long notes wrap under its words. */
export const LongNotes: Story = {
  args: {
    children: "Recevoir les photographies de toutes les escales",
    hint: "Une cinquantaine par escale, en pleine définition, avec le nom de qui les a prises.",
    error: "Il manque votre adresse. Écrivez-la plus haut, puis cochez la case.",
  },
  decorators: [narrow],
};

/** The text of the page at 200 %. */
export const Doubled: Story = { ...WithHintAndError, ...doubled };

/** Each state, as the reader’s hand makes it. */
export const States: Story = states(Checkbox, {
  Cochée: { defaultChecked: true },
  "En erreur": { error: "Il manque votre accord." },
  Désactivée: { disabled: true },
});
