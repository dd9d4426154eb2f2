import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "../../stories/narrow.tsx";
import { Link } from "../Link/Link.tsx";
import { List } from "./List.tsx";

const meta = {
  component: List,
  args: { items: ["Un ciré, des bottes, un bonnet.", "Un couteau et une lampe frontale.", "De quoi lire."] },
} satisfies Meta<typeof List>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A list whose bullets are two small wakes. */
export const Default: Story = {};

/** The order counts: a reader hears the numbers. */
export const Ordered: Story = {
  args: { order: "ordered", items: ["Border la grand-voile.", "Choquer le foc.", "Barrer sous le vent."] },
};

/** An item may hold a link. */
export const WithLink: Story = {
  args: {
    items: [
      <>
        La liste complète est dans <Link href="#carnet">le carnet de bord</Link>.
      </>,
      "Le reste se trouve à bord.",
    ],
  },
};

/** Each on its line, two by two on a wide page. */
export const Ruled: Story = { args: { kind: "ruled" } };

/** Bullets take the ink of the wakes. */
export const OnNight: Story = { parameters: { surface: "night" } };

/** Lines of a long item stay clear of the bullet. */
export const LongText: Story = {
  args: {
    items: [
      "Tout ce que vous emportez doit tenir dans un sac souple de quarante litres, étanche si possible.",
      "Les valises rigides restent à terre : on les retrouve à l’arrivée.",
    ],
  },
  decorators: [narrow],
};
