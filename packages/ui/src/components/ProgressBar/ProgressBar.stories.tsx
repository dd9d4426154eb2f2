import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "../../stories/narrow.tsx";
import { ProgressBar } from "./ProgressBar.tsx";

const meta = {
  component: ProgressBar,
  args: { label: "Route parcourue", value: 64, valueText: "64 milles sur 100" },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The way gone in vermilion, the way left in grey, and the same in words. */
export const Default: Story = {};

/** At the start only the way left is seen. */
export const Empty: Story = { args: { value: 0, valueText: "Au ponton" } };

/** At the end only the way gone is seen. */
export const Full: Story = { args: { value: 100, valueText: "Arrivée" } };

/** Counted in steps of its own. */
export const Steps: Story = { args: { value: 3, max: 10, valueText: "Escale 3 sur 10" } };

/** A measure takes the ink of data. */
export const Data: Story = { args: { tone: "data" } };

/** The words stand elsewhere: here they are only read out. */
export const Quiet: Story = { args: { quiet: true } };

/** Yellow on night. */
export const OnNight: Story = { parameters: { surface: "night" } };

/** Night on vermilion. */
export const OnVermilion: Story = { parameters: { surface: "vermilion" } };

/** A long text wraps above the wakes. */
export const LongText: Story = {
  args: { valueText: "Soixante-quatre milles parcourus sur les cent que compte l’étape" },
  decorators: [narrow],
};
