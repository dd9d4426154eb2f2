import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "@sillages/ui/stories";
import { Availability } from "./Availability.tsx";

const meta = {
  component: Availability,
  args: { state: "open", children: "La capitainerie répond, jusqu’à 18 h" },
} satisfies Meta<typeof Availability>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Somebody answers: the disc is full. */
export const Default: Story = {};

/** Under a condition: the disc is half full. */
export const Half: Story = { args: { state: "half", children: "Sur rendez-vous, jusqu’à 16 h" } };

/** Nobody answers: the disc is empty, and the words say when it changes. */
export const Closed: Story = { args: { state: "closed", children: "Fermé, rouvre lundi à 9 h" } };

/** Until the hour is known: nothing is said, to nobody, and the place is kept. */
export const Unknown: Story = { args: { state: "unknown" } };

/** On an ink, the frame keeps its paper. */
export const OnLagoon: Story = { parameters: { surface: "lagoon" } };

/** In a narrow parent the sentence wraps beside its disc. */
export const LongText: Story = {
  args: {
    state: "closed",
    children: "La capitainerie est fermée, elle rouvre mercredi à 9 h (heure de l’île)",
  },
  decorators: [narrow],
};
