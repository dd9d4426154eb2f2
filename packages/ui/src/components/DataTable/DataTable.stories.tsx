import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "../../stories/narrow.tsx";
import { DataTable } from "./DataTable.tsx";

const columns = [
  { key: "leg", label: "Étape" },
  { key: "port", label: "Arrivée" },
  { key: "days", label: "Jours de mer", numeric: true },
  { key: "distance", label: "Distance", numeric: true },
];

const leg = (name: string, port: string, days: string, distance: string) => ({
  id: name,
  cells: { leg: name, port, days, distance },
});

const meta = {
  component: DataTable,
  args: {
    caption: "Les étapes du printemps",
    columns,
    rows: [
      leg("Première", "Brest", "2", "180 milles"),
      leg("Deuxième", "Vigo", "5", "470 milles"),
      leg("Troisième", "Funchal", "7", "1 020 milles"),
    ],
  },
} satisfies Meta<typeof DataTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first column names the row; figures line up on the right. */
export const Default: Story = {};

/** Rows that share their first cell. */
export const SharedCell: Story = {
  args: {
    caption: "Les quarts du large",
    columns: [
      { key: "day", label: "Jour" },
      { key: "watch", label: "Quart" },
    ],
    rows: [
      { id: "1", span: 2, cells: { day: "Lundi", watch: "De minuit à quatre heures" } },
      { id: "2", cells: { watch: "De quatre à huit heures" } },
      { id: "3", cells: { day: "Mardi", watch: "De minuit à quatre heures" } },
    ],
  },
};

/** Rules and words keep to the ink. */
export const OnNight: Story = { parameters: { surface: "night" } };

/** Wider than its parent: the frame scrolls, the page does not. */
export const Narrow: Story = { decorators: [narrow] };

/** No row yet: the caption says it, alone. */
export const Empty: Story = { args: { caption: "Aucune étape n’est encore publiée", rows: [] } };

/** A season of rows. */
export const Many: Story = {
  args: {
    caption: "Toutes les étapes de la saison",
    rows: Array.from({ length: 24 }, (_, at) =>
      leg(
        `Étape ${at + 1}`,
        ["Brest", "Vigo", "Funchal", "Horta"][at % 4] ?? "",
        `${2 + (at % 6)}`,
        `${180 + at * 35} milles`,
      ),
    ),
  },
};

/** Long names wrap in their own column. */
export const LongText: Story = {
  args: {
    caption:
      "Les étapes du printemps, avec les escales techniques et les relâches imposées par le mauvais temps",
    rows: [
      leg(
        "De la rade de Brest à l’entrée de la ria",
        "Sanlúcar de Barrameda, en attendant la marée",
        "11",
        "1 260 milles",
      ),
    ],
  },
};
