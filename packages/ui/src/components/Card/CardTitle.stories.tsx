import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "../../stories/narrow.tsx";
import { Card } from "./Card.tsx";
import { CardBody } from "./CardBody.tsx";
import { Text } from "../Text/Text.tsx";
import { CardTitle } from "./CardTitle.tsx";

const meta = {
  component: CardTitle,
  args: { level: 3, children: "Cap sur les Glénan" },
} satisfies Meta<typeof CardTitle>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The title of most cards. */
export const Default: Story = {};

/** Below a picture. */
export const Small: Story = { args: { size: "small" } };

/** Where the title stands for the picture. */
export const Large: Story = { args: { size: "large" } };

/** On a card that leads. */
export const Poster: Story = { args: { size: "poster" } };

/** One link, of which the whole card is the target. */
export const WholeCard: Story = {
  args: { href: "#glenan" },
  render: (args) => (
    <Card>
      <CardBody>
        <CardTitle {...args} />
        <Text>Deux jours de vent portant, puis le calme.</Text>
      </CardBody>
    </Card>
  ),
};

/** A long word is hyphenated, or broken where it cannot be. */
export const LongText: Story = {
  args: { size: "large", children: "L’approvisionnement des stations météorologiques" },
  decorators: [narrow],
};
