import type { Meta, StoryObj } from "@storybook/react-vite";
import { lighthouse, sail } from "../../stories/pictures.ts";
import { Button } from "../Button/Button.tsx";
import { Heading } from "../Heading/Heading.tsx";
import { Text } from "../Text/Text.tsx";
import { Spread } from "./Spread.tsx";

const meta = {
  component: Spread,
  parameters: { bare: true },
  args: {
    picture: sail,
    children: (
      <>
        <Heading level={2}>D’où vient le noroît ?</Heading>
        <Text>Choisissez une réponse, puis passez à la suivante.</Text>
        <div>
          <Button>Suivant</Button>
        </div>
      </>
    ),
  },
} satisfies Meta<typeof Spread>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Words on paper, the drawing to the edge of the window. */
export const Default: Story = {};

/** Half and half on night. */
export const Even: Story = {
  args: { surface: "night", share: "even", picture: lighthouse, drawing: "below" },
};

/** On a phone the drawing is a band above the words. */
export const Phone: Story = { globals: { viewport: { value: "phone390" } } };

/** Or a square below them. */
export const PhoneBelow: Story = { ...Even, globals: { viewport: { value: "phone390" } } };
