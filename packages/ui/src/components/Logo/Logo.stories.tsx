import type { Meta, StoryObj } from "@storybook/react-vite";
import { logos } from "../../stories/logos.ts";
import { narrow } from "../../stories/narrow.tsx";
import { Logo } from "./Logo.tsx";

const { height, name, src, width } = logos[0]!;

const meta = { component: Logo, args: { height, name, src, width } } satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The name is read in place of the drawing. */
export const Default: Story = {};

/** In the ink of the words, on a dark ground. */
export const InText: Story = { args: { tone: "text" }, parameters: { surface: "iroise" } };

/** In the accent of its ground. */
export const InAccent: Story = { args: { tone: "accent" }, parameters: { surface: "nuit" } };

/** In a narrow parent it shrinks whole. */
export const Narrow: Story = { decorators: [narrow] };

/** At the head of a card. */
export const Small: Story = { args: { size: "small" } };

/** In the place of a title. */
export const Large: Story = { args: { size: "large" } };
