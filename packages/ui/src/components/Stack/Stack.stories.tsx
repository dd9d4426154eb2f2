import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge } from "../Badge/Badge.tsx";
import { Text } from "../Text/Text.tsx";
import { narrow } from "../../stories/narrow.tsx";
import { Stack } from "./Stack.tsx";

const paragraphs = ["Le vent tombe.", "On sort les avirons.", "La côte approche."];
const badges = ["Terminé", "En cours", "À venir", "Programmé", "Reporté", "Annulé"];

const meta = {
  component: Stack,
  args: { children: paragraphs.map((words) => <Text key={words}>{words}</Text>) },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One below the other, with equal room between. */
export const Default: Story = {};

/** A hair of room. */
export const Hair: Story = { args: { space: "hair" } };

/** A title and its line. */
export const Close: Story = { args: { space: "close" } };

/** Neighbours of one group. */
export const Near: Story = { args: { space: "near" } };

/** Groups of one section. */
export const Wide: Story = { args: { space: "wide" } };

/** Matters of one page. */
export const Loose: Story = { args: { space: "loose" } };

/** Side by side. */
export const Row: Story = {
  args: {
    direction: "row",
    space: "close",
    children: badges.map((words) => (
      <Badge key={words} tone="attention">
        {words}
      </Badge>
    )),
  },
};

/** A row wraps when its parent is narrow. */
export const RowNarrow: Story = { ...Row, decorators: [narrow] };
