import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "../../stories/narrow.tsx";
import anchorUrl from "../../stories/pictures/anchor.svg";
import { Legend } from "./Legend.tsx";

const meta = {
  component: Legend,
  args: {
    items: [
      { label: "À quai", surface: "paper" },
      { label: "En mer", surface: "sun" },
      { label: "Au chantier", surface: "night" },
    ],
  },
} satisfies Meta<typeof Legend>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One ink, one meaning. */
export const Default: Story = {};

/** On another ink. */
export const OnLagoon: Story = { parameters: { surface: "lagoon" } };

/** Its items wrap. */
export const Narrow: Story = { decorators: [narrow] };

const picture = { src: anchorUrl, width: 200, height: 200, alt: "" };

/** A token, its name, what it takes. */
export const Pictures: Story = {
  args: {
    items: [
      { picture, label: "Mousse", text: "moins de 30 milles" },
      { picture, label: "Gabier", text: "30 milles et plus" },
      { picture, label: "Capitaine", text: "90 milles et plus" },
    ],
  },
};

/** On one line, under a rule. */
export const PicturesSmall: Story = { args: { ...Pictures.args, size: "small" } };

/** Long names wrap beside their picture. */
export const PicturesLongText: Story = {
  args: {
    items: [{ picture, label: "Circumnavigatrice", text: "à partir de vingt mille milles parcourus" }],
  },
  decorators: [narrow],
};
