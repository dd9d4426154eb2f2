import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "../../stories/narrow.tsx";
import { Badge } from "../Badge/Badge.tsx";
import { DateList } from "./DateList.tsx";

const meta = {
  component: DateList,
  args: {
    entries: [
      {
        id: "a",
        date: "Le 1er avril",
        figure: "1",
        unit: "avr.",
        title: "Ouverture de l’école de voile",
        state: "past",
        status: <Badge tone="muted">Terminé</Badge>,
      },
      {
        id: "b",
        date: "Mai 2031",
        figure: "Mai",
        unit: "2031",
        title: "Stage de navigation",
        note: "Cinq jours, de port en port.",
        state: "now",
        status: <Badge tone="accent">En cours</Badge>,
      },
      {
        id: "c",
        date: "Le 21 juin",
        figure: "21",
        unit: "juin",
        title: "Régate du solstice",
        state: "future",
        status: (
          <Badge tone="clear" variant="outline">
            À venir
          </Badge>
        ),
      },
    ],
  },
} satisfies Meta<typeof DateList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is over, what runs, what comes: in words too. */
export const Default: Story = {};

/** On raised paper, as on the page. */
export const OnPaper: Story = { parameters: { surface: "paperDeep" } };

/** Without a state. */
export const WithoutStatus: Story = {
  args: {
    entries: [
      { id: "a", date: "Le 8 juin", figure: "8", unit: "juin", title: "Fête du port", state: "future" },
    ],
  },
};

/** On a phone the state goes below the words. */
export const Phone: Story = { globals: { viewport: { value: "phone390" } } };

/** In a narrow parent nothing is cut. */
export const LongText: Story = {
  args: {
    entries: [
      {
        id: "a",
        date: "Septembre 2031",
        figure: "Sept.",
        unit: "2031",
        title: "Remise des récompenses de l’arrière-saison",
        state: "future",
        status: (
          <Badge tone="clear" variant="outline">
            Programmé
          </Badge>
        ),
      },
    ],
  },
  decorators: [narrow],
};
