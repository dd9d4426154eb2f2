import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "../../stories/narrow.tsx";
import { TagList } from "./TagList.tsx";

const meta = {
  component: TagList,
  args: { label: "Compétences", tags: ["Matelotage", "Météo", "Cuisine au près"] },
} satisfies Meta<typeof TagList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A few words that sort a thing. */
export const Default: Story = {};

/** One word alone. */
export const One: Story = { args: { tags: ["Matelotage"] } };

/** They wrap. */
export const Many: Story = {
  args: {
    tags: [
      "Matelotage",
      "Météo",
      "Cuisine au près",
      "Électronique",
      "Plongée",
      "Voilerie",
      "Stratification",
      "Photographie",
      "Secourisme",
      "Anglais maritime",
    ],
  },
  decorators: [narrow],
};

/** A frame that is seen on night. */
export const OnNight: Story = { parameters: { surface: "night" } };

/** A long tag wraps inside its frame. */
export const LongText: Story = {
  args: { tags: ["Approvisionnement des stations météorologiques australes"] },
  decorators: [narrow],
};
