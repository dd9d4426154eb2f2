import type { Meta, StoryObj } from "@storybook/react-vite";
import { lighthouse } from "../../stories/pictures.ts";
import { ActionLink } from "../ActionLink/ActionLink.tsx";
import { Heading } from "../Heading/Heading.tsx";
import { Text } from "../Text/Text.tsx";
import { SidePoster } from "./SidePoster.tsx";

const meta = {
  component: SidePoster,
  parameters: { bare: true },
  args: {
    picture: lighthouse,
    surface: "sea",
    labelledBy: "gardiens",
    children: (
      <>
        <Heading level={2} id="gardiens">
          Les gardiens du feu
        </Heading>
        <Text size="lead">Trois familles se relaient à la lanterne, une semaine sur trois.</Text>
        <ActionLink href="#phare">Visiter le phare</ActionLink>
      </>
    ),
  },
} satisfies Meta<typeof SidePoster>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A scene and its words. */
export const Default: Story = {};

/** The drawing comes first on a phone. */
export const Phone: Story = { globals: { viewport: { value: "phone390" } } };
