import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "../../stories/narrow.tsx";
import { TextLink } from "../TextLink/TextLink.tsx";
import { DefinitionTable } from "./DefinitionTable.tsx";

const meta = {
  component: DefinitionTable,
  args: {
    items: [
      { term: "Longueur", definition: "18,28 m" },
      { term: "Tirant d’eau", definition: "4,50 m" },
      { term: "Équipage", definition: "5 personnes" },
    ],
  },
} satisfies Meta<typeof DefinitionTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A term and what it is worth, one pair a line. */
export const Default: Story = {};

/** The rules turn to paper on night. */
export const OnNight: Story = { parameters: { surface: "nuit" } };

/** A definition may hold a link. */
export const WithLink: Story = {
  args: {
    items: [
      { term: "Permanence", definition: "9 h – 18 h, du lundi au vendredi" },
      {
        term: "Courriel",
        definition: <TextLink href="mailto:quai@embruns.example">quai@embruns.example</TextLink>,
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
