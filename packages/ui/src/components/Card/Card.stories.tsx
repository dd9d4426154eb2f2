import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "../../stories/narrow.tsx";
import { lighthouse, sail } from "../../stories/pictures.ts";
import { Badge } from "../Badge/Badge.tsx";
import { Grid } from "../Grid/Grid.tsx";
import { Headline } from "../Headline/Headline.tsx";
import { Text } from "../Text/Text.tsx";
import { TextLink } from "../TextLink/TextLink.tsx";
import { Card } from "./Card.tsx";

const words = (title: string, text: string) => (
  <>
    <Headline level={3} size="subtitle">
      {title}
    </Headline>
    <Text>{text}</Text>
  </>
);

const meta = {
  component: Card,
  args: {
    children: words(
      "Cap sur les Glénan",
      "Deux jours de vent portant, puis le calme. On répare et on repart.",
    ),
  },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxWidth: parameters["wide"] ? "none" : "26rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A drawing above its words, in a ruled frame. */
export const Default: Story = { args: { picture: sail } };

/** The picture is cropped low, around the point that matters. */
export const Wide: Story = { args: { picture: sail, ratio: "wide" } };

/** The picture is cropped high, for a face or a lighthouse. */
export const Portrait: Story = {
  args: {
    ratio: "portrait",
    picture: lighthouse,
    children: words("Le gardien", "Il allume à la nuit tombée."),
  },
};

/** The picture is cropped square. */
export const Square: Story = { args: { ratio: "square", picture: lighthouse } };

/** One flat ink instead of a frame. */
export const Flat: Story = { args: { picture: sail, surface: "soleil" } };

/** On a dark ink the words turn to paper. */
export const FlatNight: Story = { args: { surface: "nuit", picture: lighthouse } };

/** Words alone. */
export const WithoutPicture: Story = {
  args: {
    surface: "lagon",
    children: words("Carnet de plongée", "Ce que nous avons compté, anse par anse, de mai à septembre."),
  },
};

/** The words say as much as the picture: a reader hears them once. */
export const Decorative: Story = { args: { picture: sail, decorative: true } };

/** A long title and no room: words wrap inside the frame. */
export const LongText: Story = {
  args: {
    picture: sail,
    children: (
      <>
        <Badge tone="next">À venir</Badge>
        {words(
          "L’approvisionnement des stations météorologiques australes",
          "Quatorze caisses de matériel, trois semaines de mer et une seule fenêtre pour débarquer à l’abri de la houle.",
        )}
        <TextLink href="#escale" kind="alone">
          Lire le récit de l’escale
        </TextLink>
      </>
    ),
  },
  decorators: [narrow],
};

/** Cards of a list share the height of their row; flat ones touch. */
export const Many: Story = {
  parameters: { wide: true },
  render: () => (
    <Grid as="ul" columns="quarters" gap="none">
      <Card as="li" surface="aube" picture={sail} decorative>
        {words("Partir", "On largue à la renverse.")}
      </Card>
      <Card as="li" surface="iroise" picture={lighthouse} decorative>
        {words("Veiller", "Quatre heures de quart, huit de repos.")}
      </Card>
      <Card as="li" surface="soleil" picture={sail} decorative>
        {words("Mesurer", "Une prise d’eau par degré de latitude, toujours à midi.")}
      </Card>
      <Card as="li" surface="nuit" picture={lighthouse} decorative>
        {words("Rentrer", "Les feux s’allument un à un.")}
      </Card>
    </Grid>
  ),
};
