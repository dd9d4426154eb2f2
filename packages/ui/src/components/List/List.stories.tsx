import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "../../stories/narrow.tsx";
import { Link } from "../Link/Link.tsx";
import { List } from "./List.tsx";

const meta = {
  component: List,
  args: { items: ["Un ciré, des bottes, un bonnet.", "Un couteau et une lampe frontale.", "De quoi lire."] },
} satisfies Meta<typeof List>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A list whose bullets are two small wakes. */
export const Default: Story = {};

/** The order counts: a reader hears the numbers. */
export const Ordered: Story = {
  args: { order: "ordered", items: ["Border la grand-voile.", "Choquer le foc.", "Barrer sous le vent."] },
};

/** An item may hold a link. */
export const WithLink: Story = {
  args: {
    items: [
      <>
        La liste complète est dans <Link href="#carnet">le carnet de bord</Link>.
      </>,
      "Le reste se trouve à bord.",
    ],
  },
};

/** Each on its line, two by two on a wide page. */
export const Ruled: Story = { args: { variant: "ruled" } };

/** Bullets take the ink of the wakes. */
export const OnNight: Story = { parameters: { surface: "night" } };

/** Lines of a long item stay clear of the bullet. */
export const LongText: Story = {
  args: {
    items: [
      "Tout ce que vous emportez doit tenir dans un sac souple de quarante litres, étanche si possible.",
      "Les valises rigides restent à terre : on les retrouve à l’arrivée.",
    ],
  },
  decorators: [narrow],
};

/** What to do, step after step: a number in a disc, a sentence beside it. */
export const Steps: Story = {
  args: {
    marker: "step",
    items: [
      "Choisissez un port de départ.",
      "Regardez la marée et le vent.",
      "Prévenez quelqu’un à terre.",
      "Larguez.",
    ],
  },
};

/** On night the disc is paper. */
export const StepsOnNight: Story = { ...Steps, parameters: { surface: "night" } };

/** In a narrow parent long sentences wrap beside their disc. */
export const StepsLongText: Story = {
  args: {
    marker: "step",
    items: ["Anticonstitutionnellement, on ne part jamais sans prévenir la capitainerie du port."],
  },
  decorators: [narrow],
};

const rules = [
  { title: "Rentrer avant la nuit.", text: "Sauf si la lune est pleine et le vent fatigué." },
  { title: "Laver le pont à deux.", text: "L’un rince, l’autre brosse, et l’on change de côté." },
  { title: "Noter ce que l’on voit.", text: "Une ligne au journal vaut mieux qu’un souvenir." },
];

/** Rules to remember, under numbers as tall as a poster's. */
export const Numerals: Story = { args: { marker: "numeral", items: rules } };

/** Four share the same row. */
export const NumeralsFour: Story = {
  args: {
    marker: "numeral",
    items: [...rules, { title: "Dire merci.", text: "À qui prend l’amarre sur le quai." }],
  },
};

/** The inks of the numbers follow the ground. */
export const NumeralsOnNight: Story = { ...Numerals, parameters: { surface: "night" } };

/** In a narrow parent they go one below the other. */
export const NumeralsNarrow: Story = {
  ...Numerals,
  decorators: [narrow],
  globals: { viewport: { value: "phone320" } },
};

/** Rows under numbers of their own, which are not a sequence. */
export const RuledNumerals: Story = {
  args: {
    marker: "numeral",
    variant: "ruled",
    items: [
      { number: "4", title: "Le pont", text: "Rincé à chaque quart, sec avant le soir." },
      { number: "9", title: "La cambuse", text: "Le plus lourd en bas, le plus frais devant." },
      { number: "12", title: "La table à cartes", text: "Rien n’y reste posé, hors le crayon." },
      { number: "14", title: "La mer", text: "On la regarde toutes les dix minutes." },
    ],
  },
};

/** The inks of the rows follow the ground. */
export const RuledNumeralsOnNight: Story = { ...RuledNumerals, parameters: { surface: "night" } };

/** On a phone the sentence goes under the name. */
export const RuledNumeralsPhone: Story = {
  ...RuledNumerals,
  globals: { viewport: { value: "phone320" } },
};

/** Long names and sentences wrap in their own column. */
export const RuledNumeralsLongText: Story = {
  args: {
    marker: "numeral",
    variant: "ruled",
    items: [
      {
        number: "17",
        title: "L’approvisionnement des stations météorologiques australes",
        text: "Quatorze caisses de matériel, trois semaines de mer, une seule fenêtre pour débarquer à l’abri de la houle.",
      },
    ],
  },
};
