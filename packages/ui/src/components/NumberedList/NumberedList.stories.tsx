import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "../../stories/narrow.tsx";
import { NumberedList } from "./NumberedList.tsx";

const items = [
  { title: "Rentrer avant la nuit.", text: "Sauf si la lune est pleine et le vent fatigué." },
  { title: "Laver le pont à deux.", text: "L’un rince, l’autre brosse, et l’on change de côté." },
  { title: "Noter ce que l’on voit.", text: "Une ligne au journal vaut mieux qu’un souvenir." },
];

const meta = { component: NumberedList, args: { items } } satisfies Meta<typeof NumberedList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three rules. */
export const Default: Story = {};

/** Four share the same row. */
export const Four: Story = {
  args: { items: [...items, { title: "Dire merci.", text: "À qui prend l’amarre sur le quai." }] },
};

/** The inks follow the ground. */
export const OnNight: Story = { parameters: { surface: "night" } };

/** In a narrow parent they go one below the other. */
export const Narrow: Story = { decorators: [narrow], globals: { viewport: { value: "phone320" } } };
