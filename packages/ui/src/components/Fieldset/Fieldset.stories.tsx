import type { Meta, StoryObj } from "@storybook/react-vite";
import { doubled } from "../../stories/doubled.ts";
import { narrow } from "../../stories/narrow.tsx";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import { ToggleButton } from "../ToggleButton/ToggleButton.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { Fieldset } from "./Fieldset.tsx";

const meta = {
  component: Fieldset,
  args: {
    legend: "La personne à prévenir",
    children: (
      <>
        <TextField label="Son nom" name="name" />
        <TextField label="Son adresse" name="address" type="email" />
      </>
    ),
  },
} satisfies Meta<typeof Fieldset>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Fields one below the other, under what they are about. */
export const Default: Story = {};

/** What helps to answer, said before the controls. */
export const WithHint: Story = { args: { hint: "Quelqu’un qui reste à terre." } };

const letters = {
  legend: "Ce que vous souhaitez recevoir",
  children: (
    <>
      <Checkbox>Un relevé chaque mois</Checkbox>
      <Checkbox>Les photographies de l’année</Checkbox>
    </>
  ),
};

/** What is wrong with the whole, and how to mend it. */
export const WithError: Story = {
  args: { ...letters, error: "Il manque un choix. Cochez au moins une case." },
};

/** What was understood of the whole. */
export const Valid: Story = { args: { valid: "Cette personne est déjà au rôle d’équipage." } };

/** Hint and error are both tied to the group. */
export const WithHintAndError: Story = {
  args: { ...WithError.args, hint: "Rien ne part avant le printemps." },
};

/** Chips side by side. */
export const Row: Story = {
  args: {
    legend: "Année",
    layout: "row",
    children: ["2026", "2025", "2024"].map((year, at) => (
      <ToggleButton key={year} size="small" pressed={at === 0} count={19 - at}>
        {year}
      </ToggleButton>
    )),
  },
};

/** Above a list that it filters: no words but those of the chips; on a phone they scroll in one line. */
export const QuietLine: Story = {
  args: {
    legend: "Filtrer par langue",
    layout: "line",
    quiet: true,
    children: ["Toutes", "Français", "Espagnol", "Anglais", "Portugais", "Norvégien"].map((language, at) => (
      <ToggleButton key={language} pressed={at === 0} count={19 - at}>
        {language}
      </ToggleButton>
    )),
  },
};

/** The same on a phone. */
export const QuietLineOnPhone: Story = { ...QuietLine, globals: { viewport: { value: "phone320" } } };

/** None can be used. */
export const Disabled: Story = { args: { disabled: true } };

/** On night. */
export const OnNight: Story = { parameters: { surface: "night" } };

/** Its notes on night. */
export const NotesOnNight: Story = { ...WithHintAndError, parameters: { surface: "night" } };

/** A long legend wraps. */
export const LongText: Story = {
  args: { legend: "La personne à prévenir à terre si le bateau tarde à rentrer" },
  decorators: [narrow],
};

/** Long notes wrap. */
export const LongNotes: Story = {
  args: {
    ...letters,
    hint: "Rien ne part avant le printemps, et chaque envoi dit comment ne plus le recevoir.",
    error: "Il manque un choix. Cochez au moins une case, ou passez à la page suivante.",
  },
  decorators: [narrow],
};

/** The text of the page at 200 %. */
export const Doubled: Story = { ...WithHintAndError, ...doubled };
