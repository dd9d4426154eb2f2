import type { Meta, StoryObj } from "@storybook/react-vite";
import { useId } from "react";
import { lighthouse, narrow, states, useHeld } from "@sillages/ui/stories";
import { ChoiceList, type ChoiceListProps } from "./ChoiceList.tsx";

const meta = {
  component: ChoiceList,
  args: {
    name: "vent",
    question: "D’où vient un vent de noroît ?",
    options: ["Du nord-est", "Du nord-ouest", "Du sud-ouest", "De la terre"],
  },
  argTypes: { onChange: { action: "choose" } },
} satisfies Meta<typeof ChoiceList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At rest, nothing is chosen. A figure, an arrow or a click chooses, and may choose again. */
export const Default: Story = {
  render: function Choosing(args) {
    const [value, choose] = useHeld(args.value);
    return (
      <ChoiceList
        {...args}
        value={value}
        onChange={(place) => {
          choose(place);
          args.onChange?.(place);
        }}
      />
    );
  },
};

/** Chosen: yellow, a check, and its letter in reverse. */
export const Chosen: Story = { ...Default, args: { value: 2 } };

/** About what is seen. */
export const WithPicture: Story = {
  args: { question: "Que voit-on sur cette roche ?", picture: lighthouse },
};

/** On night. */
export const OnNight: Story = { ...Chosen, parameters: { surface: "night" } };

/** On a phone. */
export const Phone: Story = { ...Chosen, globals: { viewport: { value: "phone390" } } };

/** Long questions, answers and words wrap; the letter grows with its box. */
export const LongText: Story = {
  args: {
    value: 0,
    question: "Quelle convention internationale protège l’environnement marin de l’Atlantique du Nord-Est ?",
    options: [
      "La convention pour la protection du milieu marin de l’Atlantique du Nord-Est, dite Ospar",
      "Anticonstitutionnellement",
    ],
  },
  decorators: [narrow],
};

/** Lists of one name are one group of choices: each has its own here. */
function OneOfMany(props: ChoiceListProps) {
  return <ChoiceList {...props} name={useId()} />;
}

/** Under the hand and at rest, then chosen. */
export const States: Story = states(OneOfMany, {
  Choisie: { value: 2 },
});
