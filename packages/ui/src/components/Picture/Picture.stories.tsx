import type { Meta, StoryObj } from "@storybook/react-vite";
import { lighthouse, sail } from "../../stories/pictures.ts";
import { Picture } from "./Picture.tsx";

const meta = {
  component: Picture,
  args: { picture: sail, load: "now" },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: "34rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In its own proportions, as wide as its parent. */
export const Default: Story = {};

/** Four by three. */
export const Landscape: Story = { args: { ratio: "landscape", picture: lighthouse } };

/** Sixteen by nine. */
export const Wide: Story = { args: { ratio: "wide" } };

/** Square. */
export const Square: Story = { args: { ratio: "square" } };

/** The proportions of a portrait. */
export const Portrait: Story = { args: { ratio: "portrait" } };

/** Takes the whole box of its parent. */
export const Fill: Story = {
  args: { ratio: "fill" },
  decorators: [
    (Story) => (
      <div style={{ position: "relative", height: "12rem" }}>
        <Story />
      </div>
    ),
  ],
};

/** A crop keeps the point that matters: here the lamp, near the top. */
export const Focus: Story = { args: { ratio: "wide", picture: { ...lighthouse, focus: [50, 20] } } };

/** The same crop around the bottom shows the rock instead. */
export const FocusLow: Story = { args: { ratio: "wide", picture: { ...lighthouse, focus: [50, 90] } } };

/** Composed again for a phone. */
export const Tall: Story = { args: { tall: lighthouse }, globals: { viewport: { value: "phone390" } } };

/** Says nothing to a reader. */
export const Decorative: Story = { args: { decorative: true } };

/** Below the first screen: waits until it comes near, and keeps its place meanwhile. */
export const Lazy: Story = { args: { load: "lazy" } };

/** The file is missing: its place is kept and its description shows. */
export const Missing: Story = { args: { picture: { ...sail, src: "/absent.svg" } } };
