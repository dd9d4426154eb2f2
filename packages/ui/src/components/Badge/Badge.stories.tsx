import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "../../stories/narrow.tsx";
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

/** What is further off: a frame, no ink. */
export const Outline: Story = { args: { tone: "outline", children: "Programmé" } };

/** The frame takes the ink that is seen on night. */
export const OutlineOnNight: Story = { ...Outline, parameters: { surface: "nuit" } };

/** Too many words for a badge: they wrap and nothing is cut. */
export const LongText: Story = {
  args: { tone: "next", children: "Reporté à la prochaine fenêtre météo favorable" },
  decorators: [narrow],
};
