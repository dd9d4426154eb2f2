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
export const Now: Story = { args: { tone: "accent", children: "En cours" } };

/** What comes next. */
export const Next: Story = { args: { tone: "attention", children: "À venir" } };

/** What is easy, or common. */
export const Calm: Story = { args: { tone: "success", children: "Facile" } };

/** What is over. */
export const Past: Story = { args: { tone: "muted", children: "Terminé" } };

/** The article that leads. */
export const Display: Story = { args: { tone: "accent", variant: "display", children: "À LA UNE" } };

/** From the commonest to the rarest. */
export const Rarity: Story = {
  render: () => (
    <Stack direction="row" space="near">
      <Badge tone="clear" variant="outline">
        Commun
      </Badge>
      <Badge tone="info">Rare</Badge>
      <Badge tone="accent">Épique</Badge>
      <Badge tone="attention" variant="outline">
        Légendaire
      </Badge>
    </Stack>
  ),
};

/** The same on night. */
export const RarityOnNight: Story = { ...Rarity, parameters: { surface: "night" } };

/** In the corner of a picture. */
export const Large: Story = { args: { size: "large", tone: "attention", children: "Jeudi 21 mai, 20 h 30" } };

/** What is further off: a frame, no ink. */
export const Outline: Story = { args: { tone: "clear", variant: "outline", children: "Programmé" } };

/** The frame takes the ink that is seen on night. */
export const OutlineOnNight: Story = { ...Outline, parameters: { surface: "night" } };

/** Too many words for a badge: they wrap and nothing is cut. */
export const LongText: Story = {
  args: { tone: "attention", children: "Reporté à la prochaine fenêtre météo favorable" },
  decorators: [narrow],
};
