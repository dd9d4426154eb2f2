import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "../../stories/narrow.tsx";
import anchorUrl from "../../stories/pictures/anchor.svg";
import { EmblemList } from "./EmblemList.tsx";

const picture = { src: anchorUrl, width: 200, height: 200, alt: "" };

const meta = {
  component: EmblemList,
  args: {
    items: [
      { picture, name: "Mousse", text: "moins de 30 milles" },
      { picture, name: "Gabier", text: "30 milles et plus" },
      { picture, name: "Capitaine", text: "90 milles et plus" },
    ],
  },
} satisfies Meta<typeof EmblemList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A token, its name, what it takes. */
export const Default: Story = {};

/** On one line, under a rule. */
export const Small: Story = { args: { size: "small" } };

/** In a narrow parent. */
export const LongText: Story = {
  args: { items: [{ picture, name: "Circumnavigatrice", text: "à partir de vingt mille milles parcourus" }] },
  decorators: [narrow],
};
