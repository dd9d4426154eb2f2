import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "../../stories/narrow.tsx";
import { Link } from "../Link/Link.tsx";
import { DescriptionList } from "./DescriptionList.tsx";

const meta = {
  component: DescriptionList,
  args: {
    items: [
      { term: "Longueur", definition: "18,28 m" },
      { term: "Tirant d’eau", definition: "4,50 m" },
      { term: "Équipage", definition: "5 personnes" },
    ],
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A term and what it is worth, one pair a line. */
export const Default: Story = {};

/** The rules turn to paper on night. */
export const OnNight: Story = { parameters: { surface: "night" } };

/** A definition may hold a link. */
export const WithLink: Story = {
  args: {
    items: [
      { term: "Permanence", definition: "9 h – 18 h, du lundi au vendredi" },
      {
        term: "Courriel",
        definition: <Link href="mailto:quai@embruns.example">quai@embruns.example</Link>,
      },
    ],
  },
};

/** Long terms and definitions wrap in their own column. */
export const LongText: Story = {
  args: {
    items: [
      {
        term: "Hydrogénérateurs et panneaux photovoltaïques",
        definition:
          "De quoi alimenter les pilotes, le froid, le dessalinisateur et les capteurs, sans moteur.",
      },
      { term: "Anticonstitutionnellement", definition: "Le plus long mot du carnet de bord." },
    ],
  },
  decorators: [narrow],
};

/** On a phone each term stands above its sentence. */
export const Stacked: Story = {
  args: { ...LongText.args!, layout: "stacked" },
  globals: { viewport: { value: "phone390" } },
};
