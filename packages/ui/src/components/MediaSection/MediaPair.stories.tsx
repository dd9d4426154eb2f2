import type { Meta, StoryObj } from "@storybook/react-vite";
import { lighthouse, sail } from "../../stories/pictures.ts";
import { DescriptionList } from "../DescriptionList/DescriptionList.tsx";
import { Heading } from "../Heading/Heading.tsx";
import { MediaPair } from "./MediaPair.tsx";

const words = (id: string, title: string, length: string) => (
  <>
    <Heading level={2} size="section" id={id}>
      {title}
    </Heading>
    <DescriptionList
      items={[
        { term: "Longueur", definition: length },
        { term: "À bord", definition: "Deux marins, un mousse" },
      ]}
    />
  </>
);

const meta = {
  component: MediaPair,
  parameters: { bare: true },
  args: {
    panels: [
      {
        picture: sail,
        surface: "vermilion",
        labelledBy: "voile",
        children: words("voile", "La yole", "6,20 m"),
      },
      {
        picture: lighthouse,
        surface: "sea",
        labelledBy: "feu",
        children: words("feu", "La chaloupe", "8,40 m"),
      },
    ],
  },
} satisfies Meta<typeof MediaPair>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two panels, edge to edge. */
export const Default: Story = {};

/** One above the other on a phone. */
export const Phone: Story = { globals: { viewport: { value: "phone390" } } };

/** Long titles wrap in their own panel. */
export const LongText: Story = {
  args: {
    panels: [
      {
        picture: sail,
        surface: "sun",
        labelledBy: "voile",
        children: words(
          "voile",
          "L’approvisionneuse des stations météorologiques",
          "14,60 m, bout-dehors compris",
        ),
      },
      { picture: lighthouse, surface: "night", labelledBy: "feu", children: words("feu", "Cap", "8 m") },
    ],
  },
};
