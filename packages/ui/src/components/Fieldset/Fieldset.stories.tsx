import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "../../stories/narrow.tsx";
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

/** A long legend wraps. */
export const LongText: Story = {
  args: { legend: "La personne à prévenir à terre si le bateau tarde à rentrer" },
  decorators: [narrow],
};
