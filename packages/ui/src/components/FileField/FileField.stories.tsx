import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "../../stories/narrow.tsx";
import { states } from "../../stories/states.tsx";
import { FileField } from "./FileField.tsx";

const meta = {
  component: FileField,
  args: {
    label: "Votre photo",
    name: "photo",
    accept: "image/jpeg,image/png",
    hint: "JPG ou PNG, 10 Mo au plus.",
    describe: (name, bytes) =>
      `${name}, ${(bytes / 1e6).toLocaleString("fr", { maximumFractionDigits: 1 })} Mo`,
  },
  argTypes: { onChange: { action: "change" } },
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Formats and weight are said before anything is chosen. */
export const Default: Story = {};

/** A tall frame, to drop a file on. */
export const Drop: Story = { args: { variant: "drop" } };

/** What is wrong with the file, and what to do. */
export const WithError: Story = {
  args: { error: "Cette photo pèse 14 Mo. Réduisez-la à 10 Mo ou moins." },
};

/** The file is as expected. */
export const Valid: Story = { args: { valid: "Photo acceptée." } };

/** Nothing can be chosen. */
export const Disabled: Story = { args: { disabled: true } };

/** On night the field stays paper. */
export const OnNight: Story = { ...WithError, parameters: { surface: "night" } };

/** In a narrow parent nothing overflows. */
export const LongText: Story = {
  args: { label: "La photo que vous voulez voir exposée sur le quai de départ" },
  decorators: [narrow],
};

const button = {
  variant: "button",
  label: "Choisir une carte",
  name: "carte",
  accept: "image/png",
  hint: undefined,
  describe: undefined,
  onChange: (file: File): void => void file,
} as const;

/** A button alone, for a file that does not leave the device. */
export const Button: Story = { args: button };

/** What is accepted, then what is wrong with the file: both tied to the button. */
export const ButtonWithHintAndError: Story = {
  args: { ...button, hint: "PNG, 10 Mo au plus.", error: "Cette carte pèse 14 Mo. Réduisez-la à 10 Mo." },
};

/** A button that cannot be pressed. */
export const ButtonDisabled: Story = { args: { ...button, disabled: true } };

/** On night. */
export const ButtonOnNight: Story = { args: button, parameters: { surface: "night" } };

/** Long words wrap. */
export const ButtonLongText: Story = {
  args: { ...button, label: "Choisir la carte marine de l’atterrissage" },
  decorators: [narrow],
};

/** Under the hand and at rest, side by side. */
export const States: Story = states(FileField, {
  "En erreur": { error: "Cette photo pèse trop lourd." },
  Désactivé: { disabled: true },
});
