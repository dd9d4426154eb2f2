import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "../../stories/narrow.tsx";
import { states } from "../../stories/states.tsx";
import { SelectField } from "./SelectField.tsx";

const meta = {
  component: SelectField,
  args: {
    label: "Votre place à bord",
    name: "place",
    options: [
      { value: "season", label: "Équipier, une saison" },
      { value: "leg", label: "Équipier, une étape" },
      { value: "shore", label: "Renfort à terre" },
    ],
  },
  argTypes: { onChange: { action: "change" } },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The browser's own list under a frame of the kit. */
export const Default: Story = {};

/** Another choice at first. */
export const Chosen: Story = { args: { defaultValue: "shore" } };

/** What helps to choose. */
export const WithHint: Story = { args: { hint: "Une étape dure de huit à douze jours." } };

/** What is missing and how to mend it. */
export const WithError: Story = { args: { error: "Cette place est prise. Choisissez-en une autre." } };

/** Cannot be chosen from. */
export const Disabled: Story = { args: { disabled: true } };

/** On night the field stays paper. */
export const OnNight: Story = { ...WithError, parameters: { surface: "night" } };

/** A long choice ends in an ellipsis, clear of its mark. */
export const LongText: Story = {
  args: {
    options: [{ value: "long", label: "Équipier remplaçant, sur la liste d’attente de la prochaine saison" }],
  },
  decorators: [narrow],
};

/** Under the hand and at rest, side by side. */
export const States: Story = states(SelectField, {
  "En erreur": { error: "Cette place est prise." },
  Désactivé: { disabled: true },
});
