import type { Meta, StoryObj } from "@storybook/react-vite";
import { headlines } from "../../stories/headlines.css.ts";
import { headland, headlandTall } from "../../stories/pictures.ts";
import { ActionLink } from "../ActionLink/ActionLink.tsx";
import { Heading } from "../Heading/Heading.tsx";
import { Text } from "../Text/Text.tsx";
import { Hero } from "./Hero.tsx";

const meta = {
  component: Hero,
  parameters: { bare: true },
  args: {
    picture: headland,
    tall: headlandTall,
    plate: {
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
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Words on the calm left of the drawing, its plate caption on paper below. */
export const Default: Story = {};

/** On a phone another composition: words at its top, actions on the dark water at its foot. */
export const Phone: Story = { globals: { viewport: { value: "phone390" } } };

/** On the smallest phone too. */
export const SmallPhone: Story = { globals: { viewport: { value: "phone320" } } };

/** On a tablet the wide drawing stays. */
export const Tablet: Story = { globals: { viewport: { value: "tablet" } } };

/** Without caption or actions. */
export const WordsOnly: Story = { args: { plate: undefined, actions: undefined } };

/** Free words wrap where they must. */
export const LongText: Story = {
  args: {
    children: (
      <>
        <Heading level={1} size="hero">
          L’approvisionnement austral
        </Heading>
        <Text size="lead">Quatorze caisses de matériel et une seule fenêtre pour débarquer à l’abri.</Text>
      </>
    ),
  },
};

/** The longest words at 320 px. */
export const LongTextPhone: Story = { ...LongText, globals: { viewport: { value: "phone320" } } };
