import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Text } from "../Text/Text.tsx";
import { TabBar, type TabBarProps } from "./TabBar.tsx";

function Narrowed({ selected, onSelect, ...props }: TabBarProps) {
  const [chosen, setChosen] = useState(selected);
  const choose = (id: string) => {
    setChosen(id);
    onSelect(id);
  };
  const kept = props.tabs.find(({ id }) => id === chosen);
  return (
    <TabBar {...props} selected={chosen} onSelect={choose}>
      <Text>{`${kept?.label}, ${kept?.count}`}</Text>
    </TabBar>
  );
}

const meta = {
  component: TabBar,
  render: (args) => <Narrowed {...args} />,
  argTypes: { onSelect: { action: "select" } },
  args: {
    label: "Le journal, par rubrique",
    tabs: [
      { id: "tout", label: "Tout", count: 12 },
      { id: "escales", label: "Escales", count: 7 },
      { id: "quarts", label: "Quarts de nuit", count: 5 },
      { id: "films", label: "Films", count: 0 },
    ],
    selected: "tout",
    onSelect: () => undefined,
    children: null,
  },
} satisfies Meta<typeof TabBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Everything at first; the arrows, Home and End narrow the list. */
export const Default: Story = {};

/** A tab that keeps nothing can be chosen: the list says so. */
export const Empty: Story = { args: { selected: "films" } };

/** On night the mark turns yellow. */
export const OnNight: Story = { parameters: { surface: "night" } };

/** On a phone the row keeps one line and scrolls. */
export const Phone: Story = { globals: { viewport: { value: "phone390" } } };

/** A long label. */
export const LongText: Story = {
  globals: { viewport: { value: "phone320" } },
  args: { tabs: [{ id: "tout", label: "L’approvisionnement en eau douce", count: 3 }] },
};
