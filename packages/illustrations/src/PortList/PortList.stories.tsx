import type { Meta, StoryObj } from "@storybook/react-vite";
import { PortList } from "./PortList.tsx";

/** A call that the log tells, one that is made, one to come. */
const meta = {
  component: PortList,
  args: {
    ports: [
      {
        id: "lerne",
        step: 1,
        name: "Lerne",
        when: "Irlande, avril 2026",
        position: "52° 10′ N, 9° 02′ O.",
        distance: "540 km, 290 milles depuis le port d’avant.",
        note: "Au fond de la baie, un phare peint en rouge guide les pêcheurs depuis deux siècles.",
        log: { label: "Escale faite le 12 avril 2026", href: "#lerne" },
      },
      {
        id: "port-esper",
        step: 2,
        name: "Port-Esper",
        when: "Écosse, mai 2026",
        position: "57° 08′ N, 5° 40′ O.",
        distance: "610 km, 330 milles depuis le port d’avant.",
        note: "On y entre à l’étale : le courant tourne autour de l’île à six nœuds.",
        done: "Escale faite.",
      },
      {
        id: "senarvor",
        step: 3,
        name: "Sénarvor",
        when: "Islande, juin 2026",
        position: "64° 02′ N, 22° 14′ O.",
        distance: "1 120 km, 600 milles depuis le port d’avant.",
        note: "Le quai est chauffé par la terre : la neige n’y tient pas.",
      },
    ],
  },
} satisfies Meta<typeof PortList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** On a phone. */
export const Phone: Story = { globals: { viewport: { value: "phone390" } } };
