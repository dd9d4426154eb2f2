import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "../../stories/narrow.tsx";
import { states } from "../../stories/states.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { ToggleButton } from "./ToggleButton.tsx";

const meta = {
  component: ToggleButton,
  args: { children: "Science", pressed: false, count: 1 },
  argTypes: { onChange: { action: "change" } },
} satisfies Meta<typeof ToggleButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Off, with how many it would show. */
export const Default: Story = {};

/** On. */
export const Pressed: Story = { args: { pressed: true, children: "Tous", count: 7 } };

/** It would show nothing. */
export const Empty: Story = { args: { children: "Presse", count: 0 } };

/** On, yet nothing fits any more: it can be taken off. */
export const PressedEmpty: Story = { args: { ...Empty.args, pressed: true } };

/** Where nothing is counted. */
export const WithoutCount: Story = {
  render: ({ children, pressed }) => <ToggleButton pressed={pressed}>{children}</ToggleButton>,
};

/** In a panel: still a target of 44 px. */
export const Small: Story = { args: { size: "small", children: "2026", count: 41, pressed: true } };

/** More than two figures stretch the disc. */
export const Many: Story = { args: { children: "Milles parcourus", count: 482 } };

const group: Story["render"] = () => (
  <Stack direction="row" space="close">
    <ToggleButton pressed count={7}>
      Tous
    </ToggleButton>
    <ToggleButton pressed={false} count={1}>
      Science
    </ToggleButton>
    <ToggleButton pressed={false} count={2}>
      Navigation
    </ToggleButton>
    <ToggleButton pressed={false} count={0}>
      Presse
    </ToggleButton>
  </Stack>
);

/** Side by side; they wrap when the row is short. */
export const Group: Story = { render: group };

/** On night what is on turns yellow. */
export const OnNight: Story = { render: group, parameters: { surface: "night" } };

/** A long label wraps beside its count. */
export const LongText: Story = {
  args: { children: "Mesures de salinité et de température en surface" },
  decorators: [narrow],
};

/** Under the hand and at rest, side by side. */
export const States: Story = states(ToggleButton, {
  Enfoncé: { pressed: true },
  Vide: { count: 0 },
});
