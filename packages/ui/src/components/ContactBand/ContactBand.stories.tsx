import type { Meta, StoryObj } from "@storybook/react-vite";
import { lighthouse } from "../../stories/pictures.ts";
import { ActionLink } from "../ActionLink/ActionLink.tsx";
import { Heading } from "../Heading/Heading.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Text } from "../Text/Text.tsx";
import { ContactBand } from "./ContactBand.tsx";

const meta = {
  component: ContactBand,
  parameters: { bare: true },
  args: {
    picture: lighthouse,
    labelledBy: "gardien",
    children: (
      <>
        <Heading level={2} size="section" id="gardien">
          Le gardien veille.
        </Heading>
        <Text>Une question sur les feux, les heures de marée, la route ? Il répond.</Text>
        <Stack direction="row" space="near">
          <ActionLink href="tel:+33199000000">Appeler le phare</ActionLink>
          <ActionLink href="mailto:phare@embruns.example" variant="secondary">
            phare@embruns.example
          </ActionLink>
        </Stack>
      </>
    ),
  },
} satisfies Meta<typeof ContactBand>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The portrait is as high as the band. */
export const Default: Story = {};

/** On another ink. */
export const OnSun: Story = { args: { surface: "sun" } };

/** On a phone the portrait stands above, from side to side. */
export const Phone: Story = { globals: { viewport: { value: "phone390" } } };

/** At 320 px nothing is cut. */
export const Narrow: Story = { globals: { viewport: { value: "phone320" } } };
