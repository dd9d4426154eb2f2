import type { Meta, StoryObj } from "@storybook/react-vite";
import { useHeld } from "../../stories/useHeld.ts";
import { narrow } from "../../stories/narrow.tsx";
import { states } from "../../stories/states.tsx";
import { Text } from "../Text/Text.tsx";
import { Link } from "../Link/Link.tsx";
import { List } from "../List/List.tsx";
import { Tabs, type TabsProps } from "./Tabs.tsx";

const meta = {
  component: Tabs,
  argTypes: { onChange: { action: "change" } },
  args: {
    label: "Le voyage en trois temps",
    tabs: [
      {
        id: "partir",
        label: "Partir",
        panel: <Text size="lead">La coque quitte le quai le premier matin sans brume.</Text>,
      },
      {
        id: "tenir",
        label: "Tenir",
        panel: (
          <List items={["Un quart de trois heures.", "Deux repas chauds.", "Un carnet par équipier."]} />
        ),
      },
      {
        id: "rentrer",
        label: "Rentrer",
        panel: (
          <Text>
            On revient par le chenal nord. <Link href="#carte">Voir la carte</Link>
          </Text>
        ),
      },
    ],
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

const list = (words: string) => <Text>{words}</Text>;

/** The first panel at first; the arrows, Home and End choose another. */
export const Default: Story = {};

/** Another tab is chosen at first. */
export const ChosenFirst: Story = { args: { defaultValue: "rentrer" } };

/** Each tab says how many things it holds; the one that is empty cannot be chosen. */
export const WithCounts: Story = {
  args: {
    label: "Le journal, par rubrique",
    tabs: [
      { id: "tout", label: "Tout", count: 12, panel: list("Douze pages du journal.") },
      { id: "escales", label: "Escales", count: 7, panel: list("Sept escales racontées.") },
      { id: "quarts", label: "Quarts de nuit", count: 5, panel: list("Cinq quarts de nuit.") },
      { id: "films", label: "Films", count: 0, disabled: true, panel: list("Pas encore de film.") },
    ],
  },
};

/** On night the mark turns yellow. */
export const OnNight: Story = { ...WithCounts, parameters: { surface: "night" } };

/** On a phone the row keeps one line and scrolls. */
export const Phone: Story = { ...WithCounts, globals: { viewport: { value: "phone390" } } };

/** A long label in a narrow parent. */
export const LongText: Story = {
  decorators: [narrow],
  args: {
    tabs: [
      { id: "avant", label: "L’approvisionnement en eau douce", panel: list("Vingt bidons, cinq filtres.") },
      { id: "apres", label: "Après l’hivernage", panel: list("On sort la coque, on ponce, on repeint.") },
    ],
  },
};

function Narrowed({ value = "tout", onChange, ...props }: TabsProps) {
  const [chosen, setChosen] = useHeld(value);
  const choose = (id: string) => {
    setChosen(id);
    onChange?.(id);
  };
  const kept = props.tabs.find(({ id }) => id === chosen);
  return (
    <Tabs {...props} value={chosen} onChange={choose}>
      <Text>{`${kept?.label}, ${kept?.count}`}</Text>
    </Tabs>
  );
}

/** Everything of one list at first; the arrows, Home and End narrow it. */
export const OneList: Story = {
  render: (args) => <Narrowed {...args} />,
  args: {
    label: "Le journal, par rubrique",
    tabs: [
      { id: "tout", label: "Tout", count: 12 },
      { id: "escales", label: "Escales", count: 7 },
      { id: "quarts", label: "Quarts de nuit", count: 5 },
      { id: "films", label: "Films", count: 0 },
    ],
  },
};

/** A tab that keeps nothing can be chosen: the list says so. */
export const OneListEmpty: Story = { ...OneList, args: { ...OneList.args, value: "films" } };

/** On night the mark turns yellow. */
export const OneListOnNight: Story = { ...OneList, parameters: { surface: "night" } };

/** On a phone the row keeps one line and scrolls. */
export const OneListPhone: Story = { ...OneList, globals: { viewport: { value: "phone390" } } };

/** A long label. */
export const OneListLongText: Story = {
  ...OneList,
  globals: { viewport: { value: "phone320" } },
  args: {
    ...OneList.args,
    tabs: [{ id: "tout", label: "L’approvisionnement en eau douce", count: 3 }],
  },
};

/** Under the hand and at rest, then a tab that keeps nothing and one that cannot be chosen. */
export const States: Story = states(Tabs<string>, {
  "Vide, désactivé": {
    tabs: [
      { id: "escales", label: "Escales", count: 7, panel: list("Sept escales racontées.") },
      { id: "quarts", label: "Quarts", count: 0, panel: list("Pas encore de quart.") },
      { id: "films", label: "Films", disabled: true, panel: list("Pas encore de film.") },
    ],
  },
});
