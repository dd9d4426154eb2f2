import type { Meta, StoryObj } from "@storybook/react-vite";
import { LogList } from "./LogList.tsx";

const meta = {
  component: LogList,
  args: {
    entries: [
      {
        id: "brume",
        href: "#brume",
        title: "La brume se lève à midi",
        day: "14",
        month: "mai 2026",
        boat: { ink: "vermilion", name: "La rouge" },
        place: "52° 10′ N, 9° 02′ O",
        excerpt: "Quatre heures à la corne de brume, puis d’un coup la côte, toute proche.",
      },
      {
        id: "filets",
        href: "#filets",
        title: "On ramende les filets à Port-Esper",
        day: "9",
        month: "mai 2026",
        boat: { ink: "sea", name: "La bleue" },
        place: "à Port-Esper",
        excerpt: "Trois pêcheurs nous ont montré le nœud qui ne glisse pas.",
      },
    ],
  },
} satisfies Meta<typeof LogList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two pages, one of each boat. */
export const Default: Story = {};

/** On a phone. */
export const Phone: Story = { globals: { viewport: { value: "phone390" } } };

/** Long words and a long title at 320 px. */
export const LongText: Story = {
  args: {
    entries: [
      {
        id: "long",
        href: "#long",
        title: "Anticonstitutionnellement, la capitainerie refuse l’électroencéphalogramme du chat de bord",
        day: "30",
        month: "sept. 2026",
        boat: { ink: "sea", name: "La bleue" },
        place: "à Santo Tomás de Castilla",
        excerpt: "Le chat va bien.",
      },
    ],
  },
  globals: { viewport: { value: "phone320" } },
};
