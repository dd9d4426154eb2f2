import type { Meta, StoryObj } from "@storybook/react-vite";
import { headland, sail } from "../../stories/pictures.ts";
import { Headline } from "../Headline/Headline.tsx";
import { Picture } from "../Picture/Picture.tsx";
import { Text } from "../Text/Text.tsx";
import { TextLink } from "../TextLink/TextLink.tsx";
import { Booklet, Leaf } from "./Leaf.tsx";

const meta = {
  component: Booklet,
  parameters: { bare: true },
  args: {
    bar: <TextLink href="#carnet">Revenir au carnet</TextLink>,
    children: (
      <>
        <Leaf surface="aube" picture={headland}>
          <Headline level={1} size="poster">
            Le feu des Pierres
          </Headline>
        </Leaf>
        <Leaf running="Le feu des Pierres" labelledBy="histoire">
          <Headline level={2} size="section" id="histoire">
            Une histoire de lanterne
          </Headline>
          <Text size="lead">Allumé en 1848, automatisé en 1991, habité une semaine sur trois.</Text>
          <Picture picture={sail} ratio="wide" />
        </Leaf>
      </>
    ),
  },
} satisfies Meta<typeof Booklet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A cover and a page; printed, each is an A4 sheet. */
export const Default: Story = {};

/** On a phone a leaf is as wide as the window and as high as its words. */
export const Phone: Story = { globals: { viewport: { value: "phone390" } } };
