import type { Meta, StoryObj } from "@storybook/react-vite";
import { headlines } from "../../stories/headlines.css.ts";
import { headland, headlandTall } from "../../stories/pictures.ts";
import { ActionLink } from "../ActionLink/ActionLink.tsx";
import { Heading } from "../Heading/Heading.tsx";
import { Text } from "../Text/Text.tsx";
import { FullPoster } from "./FullPoster.tsx";

const meta = {
  component: FullPoster,
  parameters: { bare: true },
  args: {
    figure: "404",
    surface: "paperDeep",
    picture: headland,
    children: (
      <>
        <Heading level={1} size="chapter" fit={headlines.lost} />
        <Text size="lead">
          Ce mouillage n’est sur aucune carte. Le port, lui, est toujours au même endroit.
        </Text>
      </>
    ),
    actions: (
      <>
        <ActionLink href="#port">Rentrer</ActionLink>
        <ActionLink href="#carte" variant="secondary" plain>
          Voir la carte
        </ActionLink>
      </>
    ),
  },
} satisfies Meta<typeof FullPoster>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A figure, a headline, two ways out. */
export const Default: Story = {};

/** Without a figure. */
export const WithoutFigure: Story = { args: { figure: "" } };

/** On a phone the drawing stands above the words. */
export const Phone: Story = { args: { tall: headlandTall }, globals: { viewport: { value: "phone390" } } };

/** On a tablet too. */
export const Tablet: Story = { globals: { viewport: { value: "tablet" } } };

/** Long words push the poster taller. */
export const LongText: Story = {
  args: {
    children: (
      <>
        <Heading level={1} size="section">
          L’approvisionnement des stations météorologiques australes
        </Heading>
        <Text size="lead">
          Quatorze caisses de matériel, trois semaines de mer, une seule fenêtre pour débarquer à l’abri de la
          houle.
        </Text>
      </>
    ),
  },
};
