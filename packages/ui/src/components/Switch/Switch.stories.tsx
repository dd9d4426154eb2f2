import type { Meta, StoryObj } from "@storybook/react-vite";
import { states } from "../../stories/states.tsx";
import { narrow } from "../../stories/narrow.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Switch } from "./Switch.tsx";

const meta = {
  component: Switch,
  args: { children: "Sans limite de temps" },
  argTypes: { onChange: { action: "change" } },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Off. */
export const Default: Story = {};

/** On. */
export const On: Story = { args: { defaultChecked: true } };

/** It cannot be changed: its label says why. */
export const Disabled: Story = { args: { disabled: true, children: "Sons (cet appareil n’en a pas)" } };

/** A panel of settings, each of which takes effect at once. */
export const Settings: Story = {
  render: () => (
    <Stack space="near">
      <Switch defaultChecked>Afficher les noms des ports</Switch>
      <Switch>Suivre la bleue</Switch>
      <Switch>Unités du bord (milles et nœuds)</Switch>
    </Stack>
  ),
};

/** On night. */
export const OnNight: Story = { ...Settings, parameters: { surface: "night" } };

/** A long label wraps beside it. */
export const LongText: Story = {
  args: { children: "Afficher les sillages de toutes les traversées passées", defaultChecked: true },
  decorators: [narrow],
};

/** Each state, as the reader’s hand makes it. */
export const States: Story = states(Switch, {
  Allumé: { defaultChecked: true },
  Désactivé: { disabled: true },
});
