import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "../../stories/narrow.tsx";
import { ClockIcon } from "../Icon/Icon.tsx";
import { ToggleButton } from "./ToggleButton.tsx";

const meta = {
  component: ToggleButton,
  args: { children: "Vent apparent", pressed: false },
  argTypes: { onChange: { action: "change" } },
} satisfies Meta<typeof ToggleButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Off. */
export const Default: Story = {};

/** On: yellow, with a thick foot. */
export const Pressed: Story = { args: { pressed: true } };

/** In a bar, with an icon. */
export const Small: Story = {
  args: {
    size: "small",
    pressed: true,
    children: (
      <>
        <ClockIcon /> Heure du bord
      </>
    ),
  },
};

/** Cannot be pressed yet. */
export const Disabled: Story = { args: { disabled: true } };

/** On night. */
export const OnNight: Story = { ...Pressed, parameters: { surface: "nuit" } };

/** A long label wraps and stays centred. */
export const LongText: Story = {
  args: { pressed: true, children: "Afficher la trace des concurrents les plus proches" },
  decorators: [narrow],
};
