import type { Meta, StoryObj } from "@storybook/react-vite";
import { headlines } from "../../stories/headlines.css.ts";
import { deep, lighthouse } from "../../stories/pictures.ts";
import { ActionLink } from "../ActionLink/ActionLink.tsx";
import { Heading } from "../Heading/Heading.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Text } from "../Text/Text.tsx";
import { MediaSection } from "./MediaSection.tsx";

const meta = {
  component: MediaSection,
  parameters: { bare: true },
  args: {
    picture: lighthouse,
    labelledBy: "gardiens",
    children: (
      <>
        <Heading level={2} id="gardiens">
          Les gardiens du feu
        </Heading>
        <Text size="lead">Trois familles se relaient à la lanterne, une semaine sur trois.</Text>
        <ActionLink href="#phare">Visiter le phare</ActionLink>
      </>
    ),
  },
} satisfies Meta<typeof MediaSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A scene and its words. */
export const Default: Story = {};

/** The drawing comes first on a phone. */
export const Phone: Story = { globals: { viewport: { value: "phone390" } } };

/** Words over the calm top of the drawing. */
export const Cover: Story = {
  args: {
    layout: "cover",
    picture: { ...deep, focus: [50, 100] },
    labelledBy: "flottaison",
    children: <Heading level={2} size="chapter" id="flottaison" fit={headlines.waterline} />,
  },
};

/** An invitation: words in the middle, actions at the dark foot. */
export const CoverInvitation: Story = {
  args: {
    ...Cover.args,
    align: "center",
    labelledBy: "embarquer",
    children: <Heading level={2} size="hero" id="embarquer" fit={headlines.sailors} />,
    actions: (
      <>
        <ActionLink href="#bord">Monter à bord</ActionLink>
        <ActionLink href="#dossier" variant="secondary" plain>
          Recevoir le dossier
        </ActionLink>
      </>
    ),
  },
};

/** On a phone the words fill the page. */
export const CoverPhone: Story = { ...Cover, globals: { viewport: { value: "phone390" } } };

/** On a phone the actions are as wide as the page. */
export const CoverInvitationPhone: Story = {
  ...CoverInvitation,
  globals: { viewport: { value: "phone390" } },
};

/** Free words wrap where they must. */
export const CoverLongTextPhone: Story = {
  globals: { viewport: { value: "phone320" } },
  args: {
    ...Cover.args,
    children: (
      <Heading level={2} size="chapter" id="flottaison">
        L’approvisionnement des stations australes
      </Heading>
    ),
  },
};

/** The portrait is as high as the section. */
export const Portrait: Story = {
  args: {
    layout: "portrait",
    labelledBy: "gardien",
    children: (
      <>
        <Heading level={2} size="section" id="gardien">
          Le gardien veille.
        </Heading>
        <Text>Une question sur les feux, les heures de marée, la route ? Il répond.</Text>
        <Stack direction="row" space="near">
          <ActionLink href="tel:+33199000000">Appeler le phare</ActionLink>
          <ActionLink href="mailto:phare@embruns.example" variant="secondary">
            phare@embruns.example
          </ActionLink>
        </Stack>
      </>
    ),
  },
};

/** On another ink. */
export const PortraitOnSun: Story = { args: { ...Portrait.args, surface: "sun" } };

/** On a phone the portrait stands above, from side to side. */
export const PortraitPhone: Story = { ...Portrait, globals: { viewport: { value: "phone390" } } };

/** At 320 px nothing is cut. */
export const PortraitNarrow: Story = { ...Portrait, globals: { viewport: { value: "phone320" } } };
