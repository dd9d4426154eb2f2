import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { narrow } from "../../stories/narrow.tsx";
import { PaginationDots, type PaginationDotsProps } from "./PaginationDots.tsx";

function Turning({ at: first, onSelect, ...props }: PaginationDotsProps) {
  const [at, setAt] = useState(first);
  return (
    <PaginationDots
      {...props}
      at={at}
      onSelect={(next) => {
        setAt(next);
        onSelect(next);
      }}
    />
  );
}

const stay: PaginationDotsProps["onSelect"] = () => undefined;

const meta = {
  component: PaginationDots,
  argTypes: { onSelect: { action: "select" } },
  args: {
    count: 4,
    at: 1,
    label: "Planches",
    name: (number, count) => `${number} sur ${count}`,
    onSelect: stay,
  },
  render: (args) => <Turning {...args} />,
} satisfies Meta<typeof PaginationDots>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page shown is a wake, the others are dots. */
export const Default: Story = {};

/** On night. */
export const OnNight: Story = { parameters: { surface: "nuit" } };

/** Many pages in a narrow parent: they wrap. */
export const Many: Story = { args: { count: 10, at: 6 }, decorators: [narrow] };
