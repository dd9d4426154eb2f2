import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "../../stories/narrow.tsx";
import { Quote } from "./Quote.tsx";

const meta = {
  component: Quote,
  args: { children: "« La mer ne s’explique pas, elle se tient. »" },
} satisfies Meta<typeof Quote>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Words and who says them. */
export const Default: Story = { args: { author: "Maëlle, barreuse" } };

/** Nobody in particular says it. */
export const WithoutAuthor: Story = {};

/** The rule takes the ink of the wakes. */
export const OnNight: Story = { ...Default, parameters: { surface: "night" } };

/** Several lines keep to a readable measure. */
export const LongText: Story = {
  args: {
    children:
      "« On m’avait dit que le large était vide. J’y ai vu des baleines, des feux de pêche, des nuages à raconter pendant une heure, et une tourterelle qui a dormi trois nuits sur le balcon arrière. »",
    author: "Ewen, équipier, au retour de sa première saison",
  },
};

/** In a narrow parent. */
export const Narrow: Story = { ...LongText, decorators: [narrow] };
