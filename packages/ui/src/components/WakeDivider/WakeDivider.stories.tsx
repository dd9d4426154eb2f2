import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "../../stories/narrow.tsx";
import { WakeDivider } from "./WakeDivider.tsx";

const meta = { component: WakeDivider } satisfies Meta<typeof WakeDivider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two wakes across the page. */
export const Default: Story = {};

/** Yellow on night. */
export const OnNight: Story = { parameters: { surface: "nuit" } };

/** Night on vermilion, where they would vanish. */
export const OnVermilion: Story = { parameters: { surface: "vermillon" } };

/** In a narrow parent. */
export const Narrow: Story = { decorators: [narrow] };
