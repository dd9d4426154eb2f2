import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "../../stories/narrow.tsx";
import { states } from "../../stories/states.tsx";
import { TextField } from "./TextField.tsx";

const meta = {
  component: TextField,
  args: { label: "Votre nom", name: "name" },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A label above its field. */
export const Default: Story = {};

/** An example of what is expected; the label stays. */
export const WithPlaceholder: Story = {
  args: {
    label: "Votre adresse",
    name: "email",
    type: "email",
    autoComplete: "email",
    placeholder: "prenom.nom@courriel.example",
  },
};

/** The form that is expected, said before anything is typed. */
export const WithHint: Story = { args: { hint: "Tel qu’il sera écrit au rôle d’équipage." } };

/** What is missing and how to mend it: in words, by a mark and by a thicker frame. */
export const WithError: Story = { args: { error: "Il manque votre nom. Écrivez-le comme sur vos papiers." } };

/** What was recognised, in words and by a mark. */
export const Valid: Story = {
  args: { defaultValue: "Maëlle Le Goff", valid: "Nom trouvé au rôle d’équipage." },
};

/** Cannot be typed in; what stands there says why. */
export const Disabled: Story = { args: { disabled: true, defaultValue: "Inscriptions closes" } };

/** Hint and error are both tied to the field. */
export const WithHintAndError: Story = { args: { ...WithHint.args, ...WithError.args } };

/** Cannot be left empty. */
export const Required: Story = { args: { required: true } };

/** What is searched for. */
export const Search: Story = { args: { label: "Chercher une escale", name: "search", type: "search" } };

/** On night the field stays paper. */
export const OnNight: Story = { ...WithHintAndError, parameters: { surface: "night" } };

/** On vermilion the error is night: the thicker frame and the words carry it. */
export const OnVermilion: Story = { ...WithHintAndError, parameters: { surface: "vermilion" } };

/** Long label, hint and error wrap; the field keeps to its parent. */
export const LongText: Story = {
  args: {
    label: "Le nom et le prénom de la personne à prévenir en cas de retard",
    hint: "Quelqu’un qui reste à terre et qui répond au téléphone la nuit.",
    error: "Il manque le prénom. Écrivez le nom en entier, sans abréviation.",
  },
  decorators: [narrow],
};

/** Under the hand and at rest, side by side. */
export const States: Story = states(TextField, {
  Rempli: { defaultValue: "Camille Le Goff" },
  "En erreur": { error: "Il manque votre nom." },
  Désactivé: { disabled: true },
});
