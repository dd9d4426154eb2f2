import type { Meta, StoryObj } from "@storybook/react-vite";
import { doubled } from "../../stories/doubled.ts";
import { states } from "../../stories/states.tsx";
import { narrow } from "../../stories/narrow.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Switch } from "./Switch.tsx";

const meta = {
  component: Switch,
  args: { children: "Sans limite de temps" },
  argTypes: { onChange: { action: "change" } },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Off. */
export const Default: Story = {};

/** On. */
export const On: Story = { args: { defaultChecked: true } };

/** It cannot be changed: its label says why. */
export const Disabled: Story = { args: { disabled: true, children: "Sons (cet appareil n’en a pas)" } };

/** What it changes, said before it is turned, under its words. */
export const WithHint: Story = { args: { hint: "Le chronomètre disparaît ; les points restent les mêmes." } };

/** What could not be done, and what to do: in words, by a mark and by a thicker frame. */
export const WithError: Story = {
  args: {
    children: "Rester à l’écoute du port",
    error: "Le navigateur refuse les notifications. Autorisez-les dans ses réglages, puis rallumez.",
  },
};

/** What was done, in words and by a mark. */
export const Valid: Story = { args: { defaultChecked: true, valid: "Réglage gardé sur cet appareil." } };

/** Hint and error are both tied to it. */
export const WithHintAndError: Story = {
  args: { ...WithError.args, hint: "Un mot à chaque départ, et rien la nuit." },
};

/** A panel of settings, each of which takes effect at once. */
export const Settings: Story = {
  render: () => (
    <Stack space="near">
      <Switch defaultChecked>Afficher les noms des ports</Switch>
      <Switch>Suivre la bleue</Switch>
      <Switch>Unités du bord (milles et nœuds)</Switch>
    </Stack>
  ),
};

/** On night. */
export const OnNight: Story = { ...Settings, parameters: { surface: "night" } };

/** Its notes on night. */
export const NotesOnNight: Story = { ...WithHintAndError, parameters: { surface: "night" } };

/** A long label wraps beside it. */
export const LongText: Story = {
  args: { children: "Afficher les sillages de toutes les traversées passées", defaultChecked: true },
  decorators: [narrow],
};

/** Long notes wrap under its words. */
export const LongNotes: Story = { ...WithHintAndError, decorators: [narrow] };

/** The text of the page at 200 %. */
export const Doubled: Story = { ...WithHintAndError, ...doubled };

/** Each state, as the reader’s hand makes it. */
export const States: Story = states(Switch, {
  Allumé: { defaultChecked: true },
  "En erreur": { error: "Le navigateur refuse ce réglage." },
  Désactivé: { disabled: true },
});
