import type { Meta, StoryObj } from "@storybook/react-vite";
import { headlines } from "../../stories/headlines.css.ts";
import { deep } from "../../stories/pictures.ts";
import { ActionLink } from "../ActionLink/ActionLink.tsx";
import { Heading } from "../Heading/Heading.tsx";
import { PosterBand } from "./PosterBand.tsx";

const meta = {
  component: PosterBand,
  parameters: { bare: true },
  args: {
    picture: deep,
    surface: "lagoon",
    labelledBy: "flottaison",
    children: <Heading level={2} size="chapter" id="flottaison" fit={headlines.waterline} />,
  },
} satisfies Meta<typeof PosterBand>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Words over the calm top of the drawing. */
export const Default: Story = {};

/** An invitation: words in the middle, actions at the dark foot. */
export const Invitation: Story = {
  args: {
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
export const Phone: Story = { globals: { viewport: { value: "phone390" } } };

/** On a phone the actions are as wide as the page. */
export const InvitationPhone: Story = { ...Invitation, globals: { viewport: { value: "phone390" } } };

/** Free words wrap where they must. */
export const LongTextPhone: Story = {
  globals: { viewport: { value: "phone320" } },
  args: {
    children: (
      <Heading level={2} size="chapter" id="flottaison">
        L’approvisionnement des stations australes
      </Heading>
    ),
  },
};
