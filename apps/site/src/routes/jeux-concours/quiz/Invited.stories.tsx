import type { Meta, StoryObj } from "@storybook/react-vite";
import { oceanVivant } from "../../../sections/quiz/fixtures/oceanVivant.ts";
import { Invited } from "./Invited.tsx";

const meta = {
  component: Invited,
  parameters: { path: "/jeux-concours", bare: true },
  args: {
    invitation: { bank: oceanVivant, seed: 7, size: 20, percentage: 62 },
    hasSaved: false,
    onAccept: () => undefined,
  },
} satisfies Meta<typeof Invited>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The same draw as another crew, with the score that they claim. */
export const Default: Story = {};

/** Who was playing can go on instead. */
export const WhilePlaying: Story = { args: { hasSaved: true } };

/** On a phone. */
export const Phone: Story = { ...WhilePlaying, globals: { viewport: { value: "phone390" } } };
