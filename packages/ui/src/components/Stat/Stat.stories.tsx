import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "../../stories/narrow.tsx";
import { Text } from "../Text/Text.tsx";
import { Stat } from "./Stat.tsx";
import { StatGroup } from "./StatGroup.tsx";

const meta = {
  component: Stat,
  args: { value: "24", children: <Text>escales, de Brest à Horta</Text> },
} satisfies Meta<typeof Stat>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A figure, and beside it what it counts. */
export const Default: Story = {};

/** In a caption. */
export const Small: Story = { args: { value: "18,28 m", size: "small" } };

/** In the ink that calls: yellow on night. */
export const Accent: Story = { args: { tone: "accent" }, parameters: { surface: "night" } };

/** Seen alone: the words say the figure again. */
export const Decorative: Story = { args: { decorative: true, children: <Text>24 escales</Text> } };

/** Two or three signs that fill a tile; the words stand below. */
export const Giant: Story = {
  args: { value: "12", size: "giant", children: undefined },
  decorators: [narrow],
};

/** When there is no room beside it, the words go below. */
export const Narrow: Story = {
  args: { value: "6 000 km", children: <Text>parcourus à la voile depuis le premier départ</Text> },
  decorators: [narrow],
};

type GroupStory = StoryObj<typeof StatGroup>;

const figures = [
  { value: "24", label: "escales prévues" },
  { value: "6 mois", label: "en mer" },
  { value: "90 m²", label: "de toile au portant" },
  { value: "4 200", label: "relevés publiés" },
];

/** Four figures on four inks, edge to edge. */
export const Group: GroupStory = {
  render: (args) => <StatGroup {...args} />,
  parameters: { bare: true },
  args: { label: "Le voyage en chiffres", figures },
};

/** A note says how a figure was reckoned. */
export const GroupWithNotes: GroupStory = {
  ...Group,
  args: {
    ...Group.args,
    figures: [
      { value: "24", label: "escales prévues", note: "15 en Bretagne et 9 aux Açores" },
      { value: "6 mois", label: "en mer", note: "D’avril à septembre" },
      { value: "90 m²", label: "de toile au portant" },
      { value: "4 200", label: "relevés publiés", note: "Comptés fin septembre" },
    ],
  },
};

/** Other inks, in turn. */
export const GroupOtherInks: GroupStory = {
  ...Group,
  args: { ...Group.args, surfaces: ["sea", "dawn", "night", "lagoon"] },
};

/** Three tiles share the row. */
export const GroupThree: GroupStory = { ...Group, args: { ...Group.args, figures: figures.slice(0, 3) } };

/** One alone takes the row. */
export const GroupOne: GroupStory = { ...Group, args: { ...Group.args, figures: figures.slice(0, 1) } };

/** On the ground itself, larger, in inks that follow each other, two by two. */
export const GroupOpen: GroupStory = {
  ...Group,
  parameters: { bare: false },
  args: { ...Group.args, variant: "open" },
};

/** The same on night. */
export const GroupOpenOnNight: GroupStory = { ...GroupOpen, parameters: { bare: false, surface: "night" } };

/** The same on a phone, two by two. */
export const GroupOpenPhone: GroupStory = { ...GroupOpen, globals: { viewport: { value: "phone320" } } };

/** One below the other, at the end of a row of cards. */
export const GroupColumn: GroupStory = {
  ...GroupOpen,
  decorators: [narrow],
  args: { ...Group.args, variant: "column" },
};

/** Smaller, in a row of a column. */
export const GroupCompact: GroupStory = {
  ...GroupOpen,
  args: { ...Group.args, variant: "compact", figures: figures.slice(0, 3) },
};

/** Each leads to where more is said of it: wakes run out under the pointer and on focus. */
export const GroupLinked: GroupStory = {
  ...GroupOpenOnNight,
  args: {
    ...Group.args,
    variant: "open",
    figures: figures.map((figure, at) => ({ ...figure, href: `#chiffre-${at}` })),
  },
};

/** On a phone, two by two. */
export const GroupPhone: GroupStory = { ...Group, globals: { viewport: { value: "phone390" } } };

/** Small, inside a card. */
export const GroupLine: GroupStory = {
  ...Group,
  args: {
    ...Group.args,
    variant: "line",
    figures: [
      { value: "12 500 km", label: "à la voile" },
      { value: "24", label: "escales" },
      { value: "24 h/7", label: "de diffusion" },
    ],
  },
  parameters: { ...Group.parameters, surface: "night" },
};

/** The longest figure and label at 320 px: nothing is cut. */
export const GroupLongText: GroupStory = {
  ...Group,
  globals: { viewport: { value: "phone320" } },
  args: {
    ...Group.args,
    figures: [
      { value: "12 500 km", label: "parcourus à la voile depuis le premier départ" },
      {
        value: "300 000",
        label: "auditeurs à l’antenne de la radio maritime",
        note: "Moyenne des six émissions",
      },
    ],
  },
};
