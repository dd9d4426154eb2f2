import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "../../stories/narrow.tsx";
import { states } from "../../stories/states.tsx";
import { Fieldset } from "../Fieldset/Fieldset.tsx";
import { Checkbox } from "./Checkbox.tsx";

const meta = {
  component: Checkbox,
  args: { children: "Un relevé chaque mois" },
  argTypes: { onChange: { action: "change" } },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Left. */
export const Default: Story = {};

/** Taken. */
export const On: Story = { args: { defaultChecked: true } };

/** Several, of which one takes as many as one likes. */
export const Settings: Story = {
  render: () => (
    <Fieldset legend="Ce que vous souhaitez recevoir">
      <Checkbox defaultChecked>Un relevé chaque mois</Checkbox>
      <Checkbox>Une visite à l’escale</Checkbox>
      <Checkbox>Les photographies de l’année</Checkbox>
    </Fieldset>
  ),
};

/** On night. */
export const OnNight: Story = { ...Settings, parameters: { surface: "night" } };

/** A long label wraps beside it. */
export const LongText: Story = {
  args: { children: "Recevoir les photographies de toutes les escales de l’année", defaultChecked: true },
  decorators: [narrow],
};

/** Each state, as the reader’s hand makes it. */
export const States: Story = states(Checkbox, {
  Cochée: { defaultChecked: true },
  Désactivée: { disabled: true },
});
