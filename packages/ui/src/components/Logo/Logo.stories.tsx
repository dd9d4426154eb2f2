import type { Meta, StoryObj } from "@storybook/react-vite";
import { lightLogo, logos } from "../../stories/logos.ts";
import { narrow } from "../../stories/narrow.tsx";
import { Logo } from "./Logo.tsx";

const { height, name, src, width } = logos[0]!;

const meta = { component: Logo, args: { height, name, src, width } } satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The name is read in place of the drawing. */
export const Default: Story = {};

/** In a light ink, on a dark ground. */
export const Light: Story = { args: { ...lightLogo, light: true }, parameters: { surface: "sea" } };

/** In a narrow parent it shrinks whole. */
export const Narrow: Story = { decorators: [narrow] };

/** At the head of a card. */
export const Small: Story = { args: { size: "small" } };

/** In the place of a title. */
export const Large: Story = { args: { size: "large" } };
