import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "@sillages/ui/stories";
import { Countdown } from "@sillages/ui";
import { QuizProgress } from "./QuizProgress.tsx";

const meta = {
  component: QuizProgress,
  args: { label: "Progression du quiz", valueText: "Question 3 sur 20", value: 3, max: 20 },
} satisfies Meta<typeof QuizProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

const countdown = <Countdown left={252} label="Temps restant" spoken="4 minutes et 12 secondes" />;

/** The words, and two wakes as long as the way gone. */
export const Default: Story = {};

/** The clock at the end of the line. */
export const WithCountdown: Story = { args: { children: countdown } };

/** The last question: the wakes reach the end. */
export const Last: Story = { args: { valueText: "Question 20 sur 20", value: 20 } };

/** On night. */
export const OnNight: Story = { ...WithCountdown, parameters: { surface: "night" } };

/** On a phone. */
export const Phone: Story = { ...WithCountdown, globals: { viewport: { value: "phone390" } } };

/** In a narrow parent the clock goes below. */
export const LongText: Story = {
  args: {
    valueText: "Question 147 sur 150 de la grande traversée",
    value: 147,
    max: 150,
    children: countdown,
  },
  decorators: [narrow],
};
