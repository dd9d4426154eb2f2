import type { Meta, StoryObj } from "@storybook/react-vite";
import { lightLogo } from "../../stories/logos.ts";
import { sail } from "../../stories/pictures.ts";
import { Card } from "../Card/Card.tsx";
import { CardBody } from "../Card/CardBody.tsx";
import { CardTitle } from "../Card/CardTitle.tsx";
import { List } from "../List/List.tsx";
import { Logo } from "../Logo/Logo.tsx";
import { Picture } from "../Picture/Picture.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Text } from "../Text/Text.tsx";
import { Grid } from "./Grid.tsx";

const card = (words: string) => (
  <Card key={words} as="li">
    <CardBody>
      <Text>{words}</Text>
    </CardBody>
  </Card>
);

const meta = {
  component: Grid,
  args: {
    as: "ul",
    children: ["Partir à la renverse", "Veiller au large", "Rentrer avec la marée"].map(card),
  },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three columns on a desktop, two on a tablet, one on a phone. */
export const Default: Story = {};

/** Two columns from the tablet up. */
export const Halves: Story = { args: { columns: "halves" } };

/** Two columns from the desktop up. */
export const Pair: Story = { args: { columns: "pair" } };

/** Two columns within a column: on a tablet, and from a wide window up. */
export const Within: Story = { args: { columns: "within" } };

/** Four columns on a desktop. */
export const Quarters: Story = {
  args: { columns: "quarters", children: ["Nord", "Est", "Sud", "Ouest"].map(card) },
};

/** Each wider than the one before: for texts of which each is longer. */
export const Growing: Story = {
  args: {
    columns: "growing",
    children: [
      "Partir à la renverse.",
      "Veiller au large, un quart après l’autre.",
      "Rentrer avec la marée, le coefficient dans la poche et le phare de la jetée dans l’axe.",
    ].map(card),
  },
};

const wordsAndPicture = [
  <Stack key="words">
    <Text size="lead">Quatre heures de quart, huit heures de repos, et le ciel pour tout décor.</Text>
  </Stack>,
  <Picture key="picture" picture={sail} ratio="wide" />,
];

/** Words on the left, a larger matter on the right. */
export const Aside: Story = {
  args: { as: "div", columns: "aside", space: "wide", children: wordsAndPicture },
};

/** A larger matter on the left. */
export const Lead: Story = {
  args: { as: "div", columns: "lead", space: "wide", children: wordsAndPicture.toReversed() },
};

/** More room between the rows. */
export const Rows: Story = {
  args: { space: "rows", children: Array.from({ length: 6 }, (_, at) => card(`Relevé numéro ${at + 1}`)) },
};

/** Neighbours that touch. */
export const NoGap: Story = { args: { space: "none" } };

/** One column at 320 px; nothing overflows. */
export const Phone: Story = { globals: { viewport: { value: "phone320" } } };

/** More children than columns: the last row may be short. */
export const Many: Story = {
  args: { children: Array.from({ length: 11 }, (_, at) => card(`Relevé numéro ${at + 1}`)) },
};

/** Long words never push a column wider than its share. */
export const LongText: Story = {
  args: {
    columns: "quarters",
    children: [
      "L’anticyclone des Açores se décale vers le nord",
      "Hydrogénérateur",
      "quart.de.nuit@embruns.example",
      "Une journée sans vent, à trente milles de la côte",
    ].map(card),
  },
};

const house = (at: number) => (
  <li key={at}>
    <Logo {...lightLogo} size="large" light />
    <CardTitle level={3}>Radio des îles</CardTitle>
    <Text>Douze épisodes de vingt minutes, enregistrés de quart.</Text>
  </li>
);

/** Three houses, a rule between them. */
export const Ruled: Story = {
  parameters: { surface: "night" },
  args: { columns: "ruled", children: [0, 1, 2].map(house) },
};

/** Two share the room. */
export const RuledTwo: Story = { ...Ruled, args: { ...Ruled.args, children: [0, 1].map(house) } };

const part = (count: number, index: number) => (
  <Stack key={index} space="near">
    <CardTitle level={3}>Cahier {index + 1}</CardTitle>
    <List items={Array.from({ length: count }, (_, at) => `Relevé numéro ${at + 1}`)} />
  </Stack>
);

/** Columns filled one after the other: what is short leaves no hole beside what is tall. */
export const Newspaper: Story = {
  args: { as: "div", columns: "newspaper", space: "wide", children: [5, 2, 8, 1, 3, 2].map(part) },
};

/** On a phone the rules lie between the lines. */
export const RuledPhone: Story = { ...Ruled, globals: { viewport: { value: "phone390" } } };
