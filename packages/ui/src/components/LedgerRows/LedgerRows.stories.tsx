import type { Meta, StoryObj } from "@storybook/react-vite";
import { LedgerRows } from "./LedgerRows.tsx";

const meta = {
  component: LedgerRows,
  args: {
    rows: [
      { number: "4", title: "Le pont", text: "Rincé à chaque quart, sec avant le soir." },
      { number: "9", title: "La cambuse", text: "Le plus lourd en bas, le plus frais devant." },
      { number: "12", title: "La table à cartes", text: "Rien n’y reste posé, hors le crayon." },
      { number: "14", title: "La mer", text: "On la regarde toutes les dix minutes." },
    ],
  },
} satisfies Meta<typeof LedgerRows>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Numbers that are not a sequence. */
export const Default: Story = {};

/** The inks follow the ground. */
export const OnNight: Story = { parameters: { surface: "night" } };

/** On a phone the sentence goes under the name. */
export const Phone: Story = { globals: { viewport: { value: "phone320" } } };

/** Long names and sentences wrap in their own column. */
export const LongText: Story = {
  args: {
    rows: [
      {
        number: "17",
        title: "L’approvisionnement des stations météorologiques australes",
        text: "Quatorze caisses de matériel, trois semaines de mer, une seule fenêtre pour débarquer à l’abri de la houle.",
      },
    ],
  },
};
