import type { Meta, StoryObj } from "@storybook/react-vite";
import { headlines } from "../../stories/headlines.css.ts";
import { headland, headlandTall, lighthouse, sail } from "../../stories/pictures.ts";
import { ActionLink } from "../ActionLink/ActionLink.tsx";
import { Button } from "../Button/Button.tsx";
import { Heading, type HeadingProps } from "../Heading/Heading.tsx";
import { Link } from "../Link/Link.tsx";
import { Stamp } from "../Stamp/Stamp.tsx";
import { Text } from "../Text/Text.tsx";
import { Hero } from "./Hero.tsx";

const words = (size: NonNullable<HeadingProps["size"]>, title: string, lead: string) => (
  <>
    <Heading level={1} size={size}>
      {title}
    </Heading>
    <Text size="lead">{lead}</Text>
  </>
);

const meta = {
  component: Hero,
  parameters: { bare: true },
  args: {
    picture: sail,
    actions: (
      <>
        <ActionLink href="#escales">Voir les escales</ActionLink>
        <ActionLink href="#journal" variant="secondary" plain>
          Lire le journal
        </ActionLink>
      </>
    ),
    children: (
      <>
        <Heading level={1} size="poster" fit={headlines.anchor} />
        <Text size="lead">Nous longeons la côte à la voile et nous racontons ce que nous voyons.</Text>
      </>
    ),
  },
} satisfies Meta<typeof Hero>;

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
  args: { children: words("poster", "Une coque, cinq bras, un été", "Nous longeons la côte à la voile.") },
};

/** On a phone the drawing goes below the words. */
export const Phone: Story = { globals: { viewport: { value: "phone390" } } };

/** On a tablet too, and taller. */
export const Tablet: Story = { globals: { viewport: { value: "tablet" } } };

/** A long headline and lead push the hero taller; nothing is cut. */
export const LongText: Story = {
  args: {
    surface: "sun",
    children: words(
      "poster",
      "L’approvisionnement des stations météorologiques australes",
      "Quatorze caisses de matériel, trois semaines de mer, une seule fenêtre pour débarquer à l’abri de la houle, et le retour au près dans l’hiver qui commence.",
    ),
  },
};

/** The longest words at 320 px. */
export const LongTextPhone: Story = { ...LongText, globals: { viewport: { value: "phone320" } } };

/** Words on the calm left of the drawing, its plate caption on paper below. */
export const Cover: Story = {
  args: {
    layout: "cover",
    picture: headland,
    tall: headlandTall,
    caption: {
      number: "Planche I",
      caption: "Le départ devant les Pierres Plates. Cinq encres sur papier crème.",
      inks: ["night", "sea", "vermilion", "sun", "dawn"],
    },
    children: (
      <>
        <Heading level={1} size="hero" fit={headlines.opening} />
        <Text size="lead">Embarquez sur une coque de sept mètres et suivez la côte, quai après quai.</Text>
      </>
    ),
    actions: (
      <>
        <ActionLink href="#depart">Découvrir</ActionLink>
        <ActionLink href="#bord" variant="inverse" plain>
          Monter à bord
        </ActionLink>
      </>
    ),
  },
};

/** On a phone another composition: words at its top, actions on the dark water at its foot. */
export const CoverPhone: Story = { ...Cover, globals: { viewport: { value: "phone390" } } };

/** On the smallest phone too. */
export const CoverSmallPhone: Story = { ...Cover, globals: { viewport: { value: "phone320" } } };

/** On a tablet the wide drawing stays. */
export const CoverTablet: Story = { ...Cover, globals: { viewport: { value: "tablet" } } };

/** Without caption or actions. */
export const CoverWordsOnly: Story = { args: { ...Cover.args, caption: undefined, actions: undefined } };

/** Free words wrap where they must. */
export const CoverLongText: Story = {
  args: {
    ...Cover.args,
    children: words(
      "hero",
      "L’approvisionnement austral",
      "Quatorze caisses de matériel et une seule fenêtre pour débarquer à l’abri.",
    ),
  },
};

/** The longest words of a cover at 320 px. */
export const CoverLongTextPhone: Story = {
  ...CoverLongText,
  globals: { viewport: { value: "phone320" } },
};

/** The same, low and wide. */
export const Panorama: Story = { args: { ...Cover.args, layout: "panorama", actions: undefined } };

/** On a phone too, taller. */
export const PanoramaPhone: Story = { ...Panorama, globals: { viewport: { value: "phone390" } } };

/** The name of a newspaper, words and drawing in two columns. */
export const Masthead: Story = { args: { layout: "masthead" } };

/** On a phone one below the other. */
export const MastheadPhone: Story = { ...Masthead, globals: { viewport: { value: "phone390" } } };

/** A print in its paper. */
export const Plate: Story = { args: { layout: "plate", surface: "lagoon" } };

/** On a phone below the words. */
export const PlatePhone: Story = { ...Plate, globals: { viewport: { value: "phone390" } } };

/** A round window. */
export const Porthole: Story = { args: { layout: "porthole", surface: "sun" } };

/** On a phone below the words. */
export const PortholePhone: Story = { ...Porthole, globals: { viewport: { value: "phone390" } } };

/** A strip of film. */
export const Reel: Story = {
  args: { layout: "reel", surface: "night", picture: lighthouse, frames: [sail, headland] },
};

/** On a phone it lies below the words. */
export const ReelPhone: Story = { ...Reel, globals: { viewport: { value: "phone390" } } };

/** A figure, a headline, two ways out. */
export const Full: Story = {
  args: {
    layout: "full",
    figure: "404",
    surface: "cream",
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
};

/** Without a figure. */
export const FullWithoutFigure: Story = { args: { ...Full.args, figure: "" } };

/** On a phone the drawing stands above the words. */
export const FullPhone: Story = {
  args: { ...Full.args, tall: headlandTall },
  globals: { viewport: { value: "phone390" } },
};

/** On a tablet too. */
export const FullTablet: Story = { ...Full, globals: { viewport: { value: "tablet" } } };

/** Long words push it taller. */
export const FullLongText: Story = {
  args: {
    ...Full.args,
    children: words(
      "section",
      "L’approvisionnement des stations météorologiques australes",
      "Quatorze caisses de matériel, trois semaines de mer, une seule fenêtre pour débarquer à l’abri de la houle.",
    ),
  },
};

/** What is played on paper, the drawing to the edge of the window. */
export const Panel: Story = {
  args: {
    layout: "panel",
    actions: undefined,
    children: (
      <>
        <Heading level={2}>D’où vient le noroît ?</Heading>
        <Text>Choisissez une réponse, puis passez à la suivante.</Text>
        <div>
          <Button>Suivant</Button>
        </div>
      </>
    ),
  },
};

/** On a phone the drawing of a panel is a band above the words. */
export const PanelPhone: Story = { ...Panel, globals: { viewport: { value: "phone390" } } };
