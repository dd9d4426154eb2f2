import type { Meta, StoryObj } from "@storybook/react-vite";
import { PortList } from "./PortList.tsx";

/** Two ports of a voyage. */
const meta = {
  component: PortList,
  args: {
    ports: [
      {
        id: "lerne",
        step: 1,
        name: "Lerne",
        when: "Irlande, avril 2026",
        position: "52° 10′ N, 9° 02′ O",
        distance: "540 km, 290 milles depuis le port d’avant",
        note: "Au fond de la baie, un phare peint en rouge guide les pêcheurs depuis deux siècles.",
        done: { label: "Escale faite le 12 avril 2026", href: "#lerne" },
      },
      {
        id: "port-esper",
        step: 2,
        name: "Port-Esper",
        when: "Écosse, mai 2026",
        position: "57° 08′ N, 5° 40′ O",
        distance: "610 km, 330 milles depuis le port d’avant",
        note: "On y entre à l’étale : le courant tourne autour de l’île à six nœuds.",
      },
    ],
  },
} satisfies Meta<typeof PortList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** On a phone. */
export const Phone: Story = { globals: { viewport: { value: "phone390" } } };
