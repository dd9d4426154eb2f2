import type { Meta, StoryObj } from "@storybook/react-vite";
import { states } from "../../stories/states.tsx";
import { useHeld } from "../../stories/useHeld.ts";
import type { ComponentProps } from "react";
import { narrow } from "../../stories/narrow.tsx";
import { SearchField } from "./SearchField.tsx";

function Search({ onChange, ...props }: ComponentProps<typeof SearchField>) {
  const [value, setValue] = useHeld(props.value);
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

/** What may be searched, said before anything is typed. */
export const WithHint: Story = { args: { hint: "Par son nom, ou par celui de son île." } };

/** What is wrong with what was typed, and what to do. */
export const WithError: Story = {
  args: { value: "ph", error: "Deux lettres en trouvent trop. Écrivez-en une de plus." },
};

/** What was recognised. */
export const Valid: Story = { args: { value: "phare", valid: "Douze phares trouvés." } };

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
