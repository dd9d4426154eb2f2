import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "../../stories/narrow.tsx";
import { CopyButton } from "./CopyButton.tsx";

const meta = {
  component: CopyButton,
  args: {
    text: "https://embruns.example/journal#escale-7",
    label: "Copier le lien",
    copiedLabel: "Copié",
    refusedLabel: "Le navigateur refuse : copiez le lien sélectionné.",
    textLabel: "Lien à copier",
  },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Outlined: it seldom is the main action of a group. */
export const Default: Story = {};

/** Where it is the main action. */
export const Full: Story = { args: { variant: "primary" } };

/** On night. */
export const OnNight: Story = { parameters: { surface: "night" } };

/** A long label wraps beside its icon. */
export const LongText: Story = {
  args: { label: "Copier le lien vers cette escale du journal" },
  decorators: [narrow],
};
