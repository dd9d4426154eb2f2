import type { Meta, StoryObj } from "@storybook/react-vite";
import { anchor } from "@sillages/ui/stories";
import { FeatureList } from "./FeatureList.tsx";

const picture = { ...anchor, width: 96, height: 96 };

const meta = {
  component: FeatureList,
  args: {
    points: [
      {
        picture,
        surface: "lagoon",
        title: "Mouiller",
        subtitle: "Par cinq mètres",
        text: "On file cinq fois la hauteur d’eau, puis on tire dessus.",
      },
      {
        picture,
        surface: "sun",
        title: "Veiller",
        subtitle: "Toutes les deux heures",
        text: "Deux amers à terre disent si l’ancre tient.",
      },
      {
        picture,
        surface: "dawn",
        title: "Lever",
        subtitle: "Avant la renverse",
        text: "On avance au-dessus de l’ancre, elle vient sans effort.",
      },
    ],
  },
} satisfies Meta<typeof FeatureList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three points, one below the other. */
export const Default: Story = {};

/** On a phone the words stand below the pictogram. */
export const Phone: Story = { globals: { viewport: { value: "phone320" } } };
