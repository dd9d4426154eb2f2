import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "@sillages/ui";
import { AnswerMark } from "./AnswerMark.tsx";

const meta = { component: AnswerMark, args: { place: 0 } } satisfies Meta<typeof AnswerMark>;

export default meta;
type Story = StoryObj<typeof meta>;

const four = () => (
  <Stack direction="row">
    {[0, 1, 2, 3].map((place) => (
      <AnswerMark key={place} place={place} />
    ))}
  </Stack>
);

/** The first answer. */
export const Default: Story = {};

/** The ball, the cone, the cylinder, the bicone: four shapes, four letters, four inks. */
export const Many: Story = { render: four };

/** On night each keeps its ink, and the dark one its outline. */
export const OnNight: Story = { render: four, parameters: { surface: "night" } };
