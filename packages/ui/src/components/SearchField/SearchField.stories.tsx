import type { Meta, StoryObj } from "@storybook/react-vite";
import { states } from "../../stories/states.tsx";
import { type ComponentProps, useState } from "react";
import { narrow } from "../../stories/narrow.tsx";
import { SearchField } from "./SearchField.tsx";

function Search({ onChange, ...props }: ComponentProps<typeof SearchField>) {
  const [value, setValue] = useState(props.value);
  const change = (next: string) => {
    setValue(next);
    onChange(next);
  };
  return <SearchField {...props} value={value} onChange={change} />;
}

const meta = {
  component: SearchField,
  render: (args) => <Search {...args} />,
  args: {
    label: "Rechercher",
    name: "recherche",
    placeholder: "Un port, une île, un phare",
    clearLabel: "Effacer la recherche",
    value: "",
    onChange: (_value: string) => {},
  },
  argTypes: { onChange: { action: "change" } },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing typed: an example of what may be. */
export const Default: Story = {};

/** Something typed: a button empties it. */
export const Filled: Story = { args: { value: "phare" } };

/** On night the field stays paper. */
export const OnNight: Story = { ...Filled, parameters: { surface: "night" } };

/** What is typed stays clear of the lens and of the button. */
export const LongText: Story = {
  args: { value: "Le phare de l’île aux oiseaux, côté sous le vent" },
  decorators: [narrow],
};

/** Each state, as the reader’s hand makes it. */
export const States: Story = states(SearchField, {
  Rempli: { value: "phare" },
  Désactivé: { disabled: true },
});
