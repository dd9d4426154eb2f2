import type { Meta, StoryObj } from "@storybook/react-vite";
import { headlines } from "../../stories/headlines.css.ts";
import { lighthouse, sail } from "../../stories/pictures.ts";
import { ActionLink } from "../ActionLink/ActionLink.tsx";
import { Heading } from "../Heading/Heading.tsx";
import { Stamp } from "../Stamp/Stamp.tsx";
import { Text } from "../Text/Text.tsx";
import { Link } from "../Link/Link.tsx";
import { Poster } from "./Poster.tsx";

const actions = (
  <>
    <ActionLink href="#escales">Voir les escales</ActionLink>
    <ActionLink href="#journal" variant="secondary" plain>
      Lire le journal
    </ActionLink>
  </>
);

const words = (title: string, lead: string) => (
  <>
    <Heading level={1} size="poster">
      {title}
    </Heading>
    <Text size="lead">{lead}</Text>
  </>
);

const meta = {
  component: Poster,
  parameters: { bare: true },
  args: {
    picture: sail,
    actions,
    children: (
      <>
        <Heading level={1} size="poster" fit={headlines.anchor} />
        <Text size="lead">Nous longeons la côte à la voile et nous racontons ce que nous voyons.</Text>
      </>
    ),
  },
} satisfies Meta<typeof Poster>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Words on dawn, a drawing beside them. */
export const Default: Story = {};

/** On night the words turn to paper and the action to yellow. */
export const Night: Story = { args: { surface: "night", picture: lighthouse } };

/** On a loud ink. */
export const Vermilion: Story = { args: { surface: "vermilion" } };

/** A stamp astride the words and the drawing, and no action. */
export const Stamped: Story = {
  args: {
    surface: "night",
    picture: lighthouse,
    actions: undefined,
    stamp: (
      <Stamp>
        <Text tone="strong">Course des bassins</Text>
        <Link href="#depart" variant="standalone">
          Prendre le départ
        </Link>
      </Stamp>
    ),
  },
};

/** On a phone the stamp comes after the words. */
export const StampedPhone: Story = { ...Stamped, globals: { viewport: { value: "phone390" } } };

/** A headline whose words are free wraps where it must. */
export const FreeHeadline: Story = {
  args: { children: words("Une coque, cinq bras, un été", "Nous longeons la côte à la voile.") },
};

/** On a phone the drawing goes below the words. */
export const Phone: Story = { globals: { viewport: { value: "phone390" } } };

/** On a tablet too, and taller. */
export const Tablet: Story = { globals: { viewport: { value: "tablet" } } };

/** A long headline and lead push the poster taller; nothing is cut. */
export const LongText: Story = {
  args: {
    surface: "sun",
    children: words(
      "L’approvisionnement des stations météorologiques australes",
      "Quatorze caisses de matériel, trois semaines de mer, une seule fenêtre pour débarquer à l’abri de la houle, et le retour au près dans l’hiver qui commence.",
    ),
  },
};

/** The longest words at 320 px. */
export const LongTextPhone: Story = { ...LongText, globals: { viewport: { value: "phone320" } } };
