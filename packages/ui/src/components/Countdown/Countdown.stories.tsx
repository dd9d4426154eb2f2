import type { Meta, StoryObj } from "@storybook/react-vite";
import { Countdown } from "./Countdown.tsx";

const meta = {
  component: Countdown,
  args: { left: 252, label: "Temps restant", spoken: "4 minutes et 12 secondes", coarse: "4 min" },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Minutes and seconds. Where reduced motion is asked for, the minutes alone. */
export const Default: Story = {};

/** The last minute: announced, and in seconds for everybody. */
export const LastMinute: Story = {
  args: { left: 60, spoken: "1 minute", status: "Il reste une minute." },
};

/** The last seconds: a block of ink and an hourglass, not a colour alone. */
export const LastSeconds: Story = {
  args: { left: 9, spoken: "9 secondes", status: "Il reste 10 secondes." },
};

/** Nothing left. */
export const Over: Story = { args: { left: 0, spoken: "0 seconde", status: "Le temps est écoulé." } };

/** Stopped: two bars. */
export const Paused: Story = { args: { paused: true } };

/** On night. */
export const OnNight: Story = { parameters: { surface: "night" } };

/** The block stands out on night too. */
export const LastSecondsOnNight: Story = { ...LastSeconds, parameters: { surface: "night" } };
