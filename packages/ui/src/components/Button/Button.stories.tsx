import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "../../stories/narrow.tsx";
import { states } from "../../stories/states.tsx";
import { DownloadIcon } from "../Icon/Icon.tsx";
import { Button } from "./Button.tsx";

const meta = {
  component: Button,
  args: { children: "Rentrer au port" },
  argTypes: { onClick: { action: "click" } },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The one full action of a group. */
export const Default: Story = {};

/** The loudest action of a page. */
export const Strong: Story = { args: { variant: "accent", children: "Larguer les amarres" } };

/** What stands beside the full action. */
export const Outline: Story = { args: { variant: "secondary", children: "Précédent" } };

/** Paper on night, night on paper. */
export const Inverse: Story = { args: { variant: "inverse", children: "Découvrir" } };

/** Without the wake. */
export const Plain: Story = { args: { plain: true, children: "Fermer" } };

/** An icon says it faster, before the label. */
export const WithIcon: Story = {
  args: {
    variant: "secondary",
    children: (
      <>
        <DownloadIcon /> Ajouter au calendrier
      </>
    ),
  },
};

/** In a bar: still a target of 44 px. */
export const Small: Story = { args: { size: "small", children: "Filtrer" } };

/** Cannot be used yet, and cannot receive focus. */
export const Disabled: Story = { args: { disabled: true, children: "Suivant" } };

/** What cannot be done yet, and is not the full action. */
export const OutlineDisabled: Story = { args: { ...Outline.args, disabled: true } };

/** On its way: keeps its focus and its place, and does not start again. */
export const Busy: Story = { args: { loading: true, children: "Envoi…" } };

/** Every tone keeps a moving wake while it waits. */
export const OutlineBusy: Story = { args: { ...Outline.args, ...Busy.args } };

/** On night the full action turns yellow. */
export const OnNight: Story = { parameters: { surface: "night" } };

/** On night the outline becomes paper. */
export const OutlineOnNight: Story = { ...Outline, parameters: { surface: "night" } };

/** On vermilion the loudest action turns yellow, or it would vanish. */
export const StrongOnVermilion: Story = { ...Strong, parameters: { surface: "vermilion" } };

/** A long label wraps and stays centred. */
export const LongText: Story = {
  args: { children: "Enregistrer la position et prévenir le centre de secours" },
  decorators: [narrow],
};

/** Under the hand and at rest, side by side. */
export const States: Story = states(Button, {
  Désactivé: { disabled: true },
  Occupé: { loading: true, children: "Envoi…" },
});
