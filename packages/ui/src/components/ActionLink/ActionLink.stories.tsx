import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "../../stories/narrow.tsx";
import { states } from "../../stories/states.tsx";
import { PhoneIcon } from "../Icon/Icon.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { ActionLink } from "./ActionLink.tsx";

const meta = {
  component: ActionLink,
  args: { children: "Rejoindre l’équipage", href: "#equipage" },
} satisfies Meta<typeof ActionLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The one full action of a group. */
export const Default: Story = {};

/** The loudest action of a page. */
export const Strong: Story = { args: { variant: "accent", children: "Embarquer" } };

/** What stands beside the full action. */
export const Outline: Story = { args: { variant: "secondary", children: "Lire le journal de bord" } };

/** In a bar, where room is scarce: still a target of 44 px. */
export const Small: Story = { args: { size: "small", children: "Vidéo" } };

/** A new window is shown by an arrow and said in words. */
export const NewWindow: Story = {
  args: { children: "Voir le dossier", href: "https://embruns.example", newWindow: "(nouvelle fenêtre)" },
};

/** A file to keep: its format and weight are said before it is fetched. */
export const Download: Story = {
  args: { variant: "secondary", children: "Carnet de bord", href: "#carnet", download: "PDF, 4 Mo" },
};

/** Where an icon stands before the label, no wake follows it. */
export const WithIcon: Story = {
  args: {
    plain: true,
    children: (
      <>
        <PhoneIcon /> Appeler le quai
      </>
    ),
  },
};

/** Paper on night, beside the full action in yellow. */
export const InverseOnNight: Story = {
  args: { variant: "inverse", children: "Découvrir" },
  parameters: { surface: "night" },
};

/** The link of the page one is on is underlined, and says so to a reader. */
export const Current: Story = { args: { children: "Vidéo", size: "small", current: true } };

/** On night the full action turns yellow, and the outline becomes paper. */
export const OnNight: Story = { parameters: { surface: "night" } };

/** One full action, the others outlined; they wrap when the row is short. */
export const Group: Story = {
  render: (args) => (
    <Stack direction="row" space="near">
      <ActionLink {...args} />
      <ActionLink href="#journal" variant="secondary">
        Lire le journal de bord
      </ActionLink>
    </Stack>
  ),
};

/** A long label wraps inside its button and stays centred. */
export const LongText: Story = {
  args: { children: "Proposer une escale à l’équipage pour la saison prochaine" },
  decorators: [narrow],
};

/** Under the hand and at rest, side by side. */
export const States: Story = states(ActionLink);
