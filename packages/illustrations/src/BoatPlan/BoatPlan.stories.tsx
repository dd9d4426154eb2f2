import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "@sillages/ui/stories";
import { SectionHeader } from "@sillages/ui";
import { BoatPlan } from "./BoatPlan.tsx";

const meta = {
  component: BoatPlan,
  parameters: { surface: "lagoon" },
  args: {
    marks: [
      { at: "length", label: "Longueur de coque", value: "18,28 m" },
      { at: "beam", label: "Largeur", value: "5,85 m" },
      { at: "mast", label: "Hauteur du mât", value: "29 m", note: "Au-dessus de l’eau." },
      { at: "draught", label: "Tirant d’eau", value: "4,50 m" },
      { at: "keel", label: "Inclinaison de la quille", value: "38°", note: "De chaque bord." },
      { at: "sails", label: "Voiles à bord", value: "8" },
      { at: "foils", label: "Foils", value: "2" },
    ],
  },
} satisfies Meta<typeof BoatPlan>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two views on one water, and the list that says the same. */
export const Default: Story = {};

/** Introduced, above both. */
export const Introduced: Story = {
  args: {
    children: <SectionHeader title="Un bateau, cote par cote" lead="À l’échelle, vu de côté et de face." />,
  },
};

/** Only what is listed is pointed at. */
export const TwoMarks: Story = {
  args: {
    marks: [
      { at: "mast", label: "Hauteur du mât", value: "29 m" },
      { at: "draught", label: "Tirant d’eau", value: "4,50 m" },
    ],
  },
};

/** The rulers in the air take the ink of the words. */
export const OnNight: Story = { parameters: { surface: "night" } };

/** On a phone the views go one below the other, the second without its mast. */
export const Phone: Story = { globals: { viewport: { value: "phone390" } } };

/** Long labels and values wrap. */
export const LongText: Story = {
  args: {
    marks: [
      {
        at: "keel",
        label: "Inclinaison de la quille pendulaire, mesurée depuis la verticale",
        value: "trente-huit degrés",
        note: "La quille bascule au vent par un vérin, autour d’un axe logé dans le fond de la coque.",
      },
    ],
  },
  decorators: [narrow],
};
