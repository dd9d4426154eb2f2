import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge, Stack } from "@sillages/ui";
import { DayMark } from "./DayMark.tsx";

const meta = { component: DayMark, args: { shape: "ball" } } satisfies Meta<typeof DayMark>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Told by a shape and by a colour: the ball, the cone and the bicone that a boat hoists by day. */
export const Difficulty: Story = {
  render: () => (
    <Stack direction="row" space="near">
      <Badge tone="success" icon={<DayMark shape="ball" />}>
        Facile
      </Badge>
      <Badge tone="attention" icon={<DayMark shape="cone" />}>
        Moyen
      </Badge>
      <Badge tone="accent" icon={<DayMark shape="bicone" />}>
        Difficile
      </Badge>
    </Stack>
  ),
};

/** What is going on as one reads. */
export const Live: Story = {
  render: () => (
    <Badge tone="accent" icon={<DayMark shape="disc" />}>
      En direct
    </Badge>
  ),
};
