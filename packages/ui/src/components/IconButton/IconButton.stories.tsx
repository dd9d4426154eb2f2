import type { Meta, StoryObj } from "@storybook/react-vite";
import { states } from "../../stories/states.tsx";
import { ArrowLeftIcon, ArrowRightIcon, CloseIcon } from "../Icon/Icon.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { IconButton } from "./IconButton.tsx";

const meta = {
  component: IconButton,
  args: { label: "Planche suivante", children: <ArrowRightIcon /> },
  argTypes: { onClick: { action: "click" } },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Round: one step on. */
export const Default: Story = {};

/** Square and yellow: the corner that closes a panel. */
export const Square: Story = {
  args: { shape: "square", label: "Fermer la fenêtre", children: <CloseIcon size={1.4} /> },
};

/** There is no further step. */
export const Disabled: Story = { args: { disabled: true } };

/** The ring takes the ink that is seen on night. */
export const OnNight: Story = { parameters: { surface: "night" } };

/** A pair, at the foot of a carousel. */
export const Pair: Story = {
  render: (args) => (
    <Stack direction="row" space="near">
      <IconButton label="Planche précédente">
        <ArrowLeftIcon />
      </IconButton>
      <IconButton {...args} />
    </Stack>
  ),
};

/** Under the hand and at rest, side by side. */
export const States: Story = states(IconButton, { Désactivé: { disabled: true } });
