import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "../../stories/narrow.tsx";
import { Divider } from "./Divider.tsx";

const meta = { component: Divider } satisfies Meta<typeof Divider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two wakes across the page. */
export const Default: Story = {};

/** The two long wakes, one of each boat: they cross, each time later than the last. */
export const Thread: Story = { args: { variant: "thread" } };

/** On night they are yellow and lagoon. */
export const ThreadOnNight: Story = { ...Thread, parameters: { surface: "night" } };

/** Their long end is what a narrow parent keeps. */
export const ThreadNarrow: Story = { ...Thread, decorators: [narrow] };

/** Yellow on night. */
export const OnNight: Story = { parameters: { surface: "night" } };

/** Night on vermilion, where they would vanish. */
export const OnVermilion: Story = { parameters: { surface: "vermilion" } };

/** In a narrow parent. */
export const Narrow: Story = { decorators: [narrow] };
