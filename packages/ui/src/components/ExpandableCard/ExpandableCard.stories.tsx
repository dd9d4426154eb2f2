import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { narrow } from "../../stories/narrow.tsx";
import { lighthouse, sail } from "../../stories/pictures.ts";
import { CardTitle } from "../Card/CardTitle.tsx";
import { Grid } from "../Grid/Grid.tsx";
import { Text } from "../Text/Text.tsx";
import { Link } from "../Link/Link.tsx";
import { ExpandableCard } from "./ExpandableCard.tsx";

const portrait = (name: string, job: string, bio: string) => (
  <>
    <CardTitle level={3} size="large">
      {name}
    </CardTitle>
    <Text tone="strong">{job}</Text>
    <Text>{bio}</Text>
  </>
);

const column = (Story: ComponentType) => (
  <div style={{ maxWidth: "26rem" }}>
    <Story />
  </div>
);

const meta = {
  component: ExpandableCard,
  args: {
    as: "article",
    picture: lighthouse,
    label: "Lire le portrait de Maëlle",
    closeLabel: "Fermer le portrait de Maëlle",
    children: portrait(
      "Maëlle Cariou",
      "Barreuse",
      "Trois saisons au large. C’est elle qui dit « on y va ».",
    ),
    more: (
      <>
        <Text>Elle a appris à barrer sur un canot de deux mètres, avant de savoir nager.</Text>
        <Link href="#carnet">Son carnet de bord</Link>
      </>
    ),
  },
} satisfies Meta<typeof ExpandableCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A portrait and a few words; the whole of it is the target of its button. */
export const Default: Story = { decorators: [column] };

/** Chosen: on yellow, the long part below. */
export const Open: Story = { args: { defaultOpen: true }, decorators: [column] };

/** Side by side, each by itself: a page that wants one at most says so. */
export const Three: Story = {
  render: (args) => (
    <Grid as="ul">
      {["Maëlle", "Ewen", "Nour"].map((name, at) => (
        <ExpandableCard
          {...args}
          key={name}
          as="li"
          picture={at === 1 ? sail : lighthouse}
          label={`Lire le portrait de ${name}`}
          closeLabel={`Fermer le portrait de ${name}`}
        >
          {portrait(name, "Équipage", "Quatre heures de quart, huit heures de repos.")}
        </ExpandableCard>
      ))}
    </Grid>
  ),
};

/** On night. */
export const OnNight: Story = { ...Three, parameters: { surface: "night" } };

/** Long words and a narrow parent. */
export const LongText: Story = {
  args: {
    defaultOpen: true,
    children: portrait(
      "Anne-Constance Kerguiduff-Tréguennec",
      "Responsable de l’approvisionnement des stations météorologiques",
      "Quatorze caisses de matériel, trois semaines de mer, une seule fenêtre pour débarquer.",
    ),
  },
  decorators: [narrow],
};
