import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "../../stories/narrow.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Badge } from "./Badge.tsx";

const meta = { component: Badge, args: { children: "Terminé" } } satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What calls for no attention. */
export const Default: Story = {};

/** What happens now. */
export const Now: Story = { args: { tone: "now", children: "En cours" } };

/** What comes next. */
export const Next: Story = { args: { tone: "next", children: "À venir" } };

/** What is easy, or common. */
export const Calm: Story = { args: { tone: "calm", children: "Facile" } };

/** What is over. */
export const Past: Story = { args: { tone: "past", children: "Terminé" } };

/** What is going on as one reads. */
export const Live: Story = { args: { tone: "live", children: "En direct" } };

/** The article that leads. */
export const HeadingBadge: Story = { args: { tone: "headline", children: "À LA UNE" } };

/** Told by a shape and by a colour: the ball, the cone and the bicone that a boat hoists by day. */
export const Difficulty: Story = {
  render: () => (
    <Stack direction="row" space="near">
      <Badge tone="easy">Facile</Badge>
      <Badge tone="medium">Moyen</Badge>
      <Badge tone="hard">Difficile</Badge>
    </Stack>
  ),
};

/** From the commonest to the rarest. */
export const Rarity: Story = {
  render: () => (
    <Stack direction="row" space="near">
      <Badge tone="common">Commun</Badge>
      <Badge tone="rare">Rare</Badge>
      <Badge tone="epic">Épique</Badge>
      <Badge tone="legendary">Légendaire</Badge>
    </Stack>
  ),
};

/** The same on night. */
export const RarityOnNight: Story = { ...Rarity, parameters: { surface: "night" } };

/** In the corner of a picture. */
export const Large: Story = { args: { size: "large", tone: "next", children: "Jeudi 21 mai, 20 h 30" } };

/** What is further off: a frame, no ink. */
export const Outline: Story = { args: { tone: "outline", children: "Programmé" } };

/** The frame takes the ink that is seen on night. */
export const OutlineOnNight: Story = { ...Outline, parameters: { surface: "night" } };

/** Too many words for a badge: they wrap and nothing is cut. */
export const LongText: Story = {
  args: { tone: "next", children: "Reporté à la prochaine fenêtre météo favorable" },
  decorators: [narrow],
};
