import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "../../stories/narrow.tsx";
import { Button } from "../Button/Button.tsx";
import { DescriptionList } from "../DescriptionList/DescriptionList.tsx";
import { Heading } from "../Heading/Heading.tsx";
import { Text } from "../Text/Text.tsx";
import { NumberedCard } from "./NumberedCard.tsx";

const meta = {
  component: NumberedCard,
  parameters: { surface: "lagoon" },
  args: {
    label: "Couchette",
    number: "27",
    children: (
      <DescriptionList
        items={[
          { term: "Bord", definition: "Tribord, à l’avant" },
          { term: "Longueur", definition: "1,92 m" },
        ]}
      />
    ),
    footer: (
      <div>
        <Button>Prendre cette couchette</Button>
      </div>
    ),
  },
} satisfies Meta<typeof NumberedCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The number, what it is worth, what can be done. */
export const Default: Story = {};

/** Before anything is picked. */
export const Empty: Story = {
  args: {
    number: undefined,
    children: (
      <>
        <Heading level={3} size="subtitle">
          Quelle couchette ?
        </Heading>
        <Text>Choisissez un numéro sur le plan du bord.</Text>
      </>
    ),
  },
};

/** Three figures, long words, a narrow parent. */
export const LongText: Story = {
  args: {
    number: "100",
    children: (
      <DescriptionList
        items={[
          { term: "Emplacement", definition: "À l’arrière, sous la descente, contre la soute à voiles" },
        ]}
      />
    ),
  },
  decorators: [narrow],
};
