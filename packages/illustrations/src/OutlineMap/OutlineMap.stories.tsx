import type { Meta, StoryObj } from "@storybook/react-vite";
import { OutlineMap } from "./OutlineMap.tsx";

/** Coasts and degrees, nothing named. */
const meta = {
  component: OutlineMap,
  args: { label: "Carte muette de l’Atlantique, de 45° S à 70° N" },
} satisfies Meta<typeof OutlineMap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A name to complete, and a line for each place to find. */
export const ToComplete: Story = {
  args: {
    blanks: [{ words: "Océan ………………………", at: [-60, 32] }],
    lines: { count: 3, fields: ["Escale", "Latitude", "Longitude"] },
  },
};

/** On a phone. */
export const Phone: Story = { ...ToComplete, globals: { viewport: { value: "phone390" } } };
