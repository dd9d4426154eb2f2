import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "../../stories/narrow.tsx";
import { Badge } from "../Badge/Badge.tsx";
import { Timeline } from "./Timeline.tsx";

const done = {
  id: "chantier",
  when: "mars 2026",
  title: "Le chantier",
  state: "past",
  status: <Badge tone="muted">Terminé</Badge>,
} as const;

const now = {
  id: "essais",
  when: "avril 2026",
  title: "Les essais",
  state: "now",
  status: <Badge tone="accent">En cours</Badge>,
  description: "On casse, on répare, on recommence.",
} as const;

const next = {
  id: "depart",
  when: "mai 2026",
  title: "Le départ",
  state: "future",
  status: <Badge tone="attention">À venir</Badge>,
} as const;

const later = {
  id: "retour",
  when: "septembre 2026",
  title: "Le retour",
  state: "future",
  status: (
    <Badge tone="clear" variant="outline">
      Programmé
    </Badge>
  ),
} as const;

const meta = {
  component: Timeline,
  args: { entries: [done, now, next, later] },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Past, now and to come, each told by its node and by its words. */
export const Default: Story = {};

/** Everything is still ahead. */
export const AllAhead: Story = { args: { entries: [next, later] } };

/** Everything is behind. */
export const AllPast: Story = {
  args: { entries: [done, { ...next, state: "past", status: <Badge tone="muted">Terminé</Badge> }] },
};

/** One entry alone. */
export const One: Story = { args: { entries: [now] } };

/** On night. */
export const OnNight: Story = { parameters: { surface: "night" } };

/** On a phone the line goes down. */
export const Phone: Story = { globals: { viewport: { value: "phone390" } } };

/** Six entries share a desktop. */
export const Many: Story = {
  args: {
    entries: [
      { ...done, id: "coque", title: "La coque" },
      done,
      now,
      next,
      { ...later, id: "passage", title: "Le passage du cap" },
      later,
    ],
  },
};

/** Long titles and descriptions wrap in their own column. */
export const LongText: Story = {
  args: {
    entries: [
      { ...done, title: "L’approvisionnement des stations météorologiques" },
      {
        ...now,
        when: "d’octobre 2026 à mai 2027",
        description:
          "Quatorze caisses de matériel, trois semaines de mer, une seule fenêtre pour débarquer à l’abri.",
      },
      next,
      later,
    ],
  },
};

/** A short calendar: what is over, what runs, what comes, in words too. */
export const Dates: Story = {
  args: {
    layout: "dates",
    entries: [
      {
        id: "a",
        when: "Le 1er avril",
        figure: "1",
        unit: "avr.",
        title: "Ouverture de l’école de voile",
        state: "past",
        status: <Badge tone="muted">Terminé</Badge>,
      },
      {
        id: "b",
        when: "Mai 2031",
        figure: "Mai",
        unit: "2031",
        title: "Stage de navigation",
        description: "Cinq jours, de port en port.",
        state: "now",
        status: <Badge tone="accent">En cours</Badge>,
      },
      {
        id: "c",
        when: "Le 21 juin",
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
};

/** On raised paper, as on the page. */
export const DatesOnPaper: Story = { ...Dates, parameters: { surface: "cream" } };

/** Without a state. */
export const DatesWithoutStatus: Story = {
  args: {
    layout: "dates",
    entries: [
      { id: "a", when: "Le 8 juin", figure: "8", unit: "juin", title: "Fête du port", state: "future" },
    ],
  },
};

/** On a phone the state goes below the words. */
export const DatesPhone: Story = { ...Dates, globals: { viewport: { value: "phone390" } } };

/** In a narrow parent nothing is cut. */
export const DatesLongText: Story = {
  args: {
    layout: "dates",
    entries: [
      {
        id: "a",
        when: "Septembre 2031",
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
