import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "../../stories/narrow.tsx";
import { FileButton } from "./FileButton.tsx";

const meta = {
  component: FileButton,
  args: {
    children: "Choisir une carte",
    name: "carte",
    accept: "image/png",
    onChoose: (file: File): void => void file,
  },
  argTypes: { onChoose: { action: "choose" } },
} satisfies Meta<typeof FileButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A button that opens the device's choice. */
export const Default: Story = {};

/** On night. */
export const OnNight: Story = { parameters: { surface: "night" } };

/** Long words wrap. */
export const LongText: Story = {
  args: { children: "Choisir la carte marine de l’atterrissage" },
  decorators: [narrow],
};
