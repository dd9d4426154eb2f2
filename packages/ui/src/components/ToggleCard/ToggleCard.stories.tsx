import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentType, useState } from "react";
import { narrow } from "../../stories/narrow.tsx";
import { lighthouse, sail } from "../../stories/pictures.ts";
import { CardTitle } from "../CardTitle/CardTitle.tsx";
import { Grid } from "../Grid/Grid.tsx";
import { Text } from "../Text/Text.tsx";
import { TextLink } from "../TextLink/TextLink.tsx";
import { ToggleCard } from "./ToggleCard.tsx";

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
  component: ToggleCard,
  args: {
    as: "article",
    picture: lighthouse,
    labels: { open: "Lire le portrait de Maëlle", close: "Fermer le portrait de Maëlle" },
    children: portrait(
      "Maëlle Cariou",
      "Barreuse",
      "Trois saisons au large. C’est elle qui dit « on y va ».",
    ),
    more: (
      <>
        <Text>Elle a appris à barrer sur un canot de deux mètres, avant de savoir nager.</Text>
        <TextLink href="#carnet">Son carnet de bord</TextLink>
      </>
    ),
    selected: false,
    onToggle: () => {},
  },
  argTypes: { onToggle: { action: "toggle" } },
} satisfies Meta<typeof ToggleCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A portrait and a few words; the whole of it is the target of its button. */
export const Default: Story = { decorators: [column] };

/** Chosen: on yellow, the long part below. */
export const Selected: Story = { args: { selected: true }, decorators: [column] };

function Crew() {
  const [selected, setSelected] = useState<string>();
  return (
    <Grid as="ul">
      {["Maëlle", "Ewen", "Nour"].map((name, at) => (
        <ToggleCard
          {...meta.args}
          key={name}
          as="li"
          picture={at === 1 ? sail : lighthouse}
          labels={{ open: `Lire le portrait de ${name}`, close: `Fermer le portrait de ${name}` }}
          selected={selected === name}
          onToggle={() => setSelected(selected === name ? undefined : name)}
        >
          {portrait(name, "Équipage", "Quatre heures de quart, huit heures de repos.")}
        </ToggleCard>
      ))}
    </Grid>
  );
}

/** Of several, one at most is chosen: the page decides. */
export const OneOfThree: Story = { render: () => <Crew /> };

/** On night. */
export const OnNight: Story = { ...OneOfThree, parameters: { surface: "nuit" } };

/** Long words and a narrow parent. */
export const LongText: Story = {
  args: {
    selected: true,
    children: portrait(
      "Anne-Constance Kerguiduff-Tréguennec",
      "Responsable de l’approvisionnement des stations météorologiques",
      "Quatorze caisses de matériel, trois semaines de mer, une seule fenêtre pour débarquer.",
    ),
  },
  decorators: [narrow],
};
