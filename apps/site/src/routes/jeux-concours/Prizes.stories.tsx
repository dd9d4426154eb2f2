import type { Meta, StoryObj } from "@storybook/react-vite";
import { Prizes } from "./Prizes.tsx";

const meta = { component: Prizes, parameters: { path: "/jeux-concours" } } satisfies Meta<typeof Prizes>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four rewards, each in the frame of its rarity. */
export const Default: Story = {};
