import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "../../stories/narrow.tsx";
import { Text } from "../Text/Text.tsx";
import { Stat } from "./Stat.tsx";

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
