import type { Meta, StoryObj } from "@storybook/react-vite";
import { logos } from "../../stories/logos.ts";
import { LogoMarquee } from "./LogoMarquee.tsx";

const many = Array.from({ length: 5 }, (_, row) =>
  logos.map((logo) => ({ ...logo, name: `${logo.name} ${row + 1}` })),
).flat();

const meta = {
  component: LogoMarquee,
  args: {
    label: "Les maisons qui nous aident",
    logos: many,
    newWindow: "(nouvelle fenêtre)",
    labels: { pause: "Arrêter le défilement", play: "Reprendre le défilement" },
  },
} satisfies Meta<typeof LogoMarquee>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Twenty logos that run without end. The mouse and the keyboard hold them still; the button stops them. */
export const Default: Story = {};

/** Four logos still fill the strip. */
export const Few: Story = { args: { logos } };

/** On a phone. */
export const Phone: Story = { globals: { viewport: { value: "phone320" } } };
