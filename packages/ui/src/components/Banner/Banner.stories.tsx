import type { Meta, StoryObj } from "@storybook/react-vite";
import { lighthouse } from "../../stories/pictures.ts";
import { Heading } from "../Heading/Heading.tsx";
import { Text } from "../Text/Text.tsx";
import { Banner } from "./Banner.tsx";

const meta = {
  component: Banner,
  parameters: { bare: true },
  args: {
    picture: lighthouse,
    eyebrow: "Notre façon de naviguer",
    children: (
      <>
        <Heading level={2} size="section">
          Doucement, mais loin
        </Heading>
        <Text size="lead">On part quand la mer le permet, on rentre quand le carnet est plein.</Text>
      </>
    ),
  },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A drawing and what it stands for. */
export const Default: Story = {};

/** On another ink. */
export const OnSun: Story = { args: { surface: "sun" } };

/** On a phone the drawing stands above. */
export const Phone: Story = { globals: { viewport: { value: "phone390" } } };

/** A long headline wraps. */
export const LongText: Story = {
  globals: { viewport: { value: "phone320" } },
  args: {
    children: (
      <Heading level={2} size="section">
        L’approvisionnement des stations australes
      </Heading>
    ),
  },
};
