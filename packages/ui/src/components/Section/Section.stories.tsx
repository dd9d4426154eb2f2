import type { Meta, StoryObj } from "@storybook/react-vite";
import { deep } from "../../stories/pictures.ts";
import { Heading } from "../Heading/Heading.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Text } from "../Text/Text.tsx";
import { Section } from "./Section.tsx";
import { SectionPicture } from "./SectionPicture.tsx";

const words = (id: string, title: string) => (
  <Stack>
    <Heading level={2} size="section" id={id}>
      {title}
    </Heading>
    <Text size="lead">Quatre heures de quart, huit heures de repos, et le ciel pour tout décor.</Text>
  </Stack>
);

const meta = {
  component: Section,
  parameters: { bare: true },
  args: { children: words("quarts", "La vie par quarts") },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A band of paper, its content held to the grid. */
export const Default: Story = {};

/** A band of night: what is inside turns to paper. */
export const Night: Story = { args: { surface: "night" } };

/** The head of a page: more room above, where the site's header stands. */
export const Head: Story = { args: { space: "head", surface: "dawnPale" } };

/** Less room above and below. */
export const Close: Story = { args: { space: "close", surface: "sun" } };

/** Close below a row of figures, whole room at its foot. */
export const Follow: Story = { args: { space: "follow", surface: "cream" } };

/** Goes on with the section above, on the same ink. */
export const Continue: Story = { args: { space: "continue", surface: "night" } };

/** No room: for what fills the band itself. */
export const NoSpace: Story = { args: { space: "none", surface: "lagoon" } };

/** Named by its heading, it is a landmark that a reader can jump to. */
export const Landmark: Story = { args: { id: "veille", labelledBy: "quarts" } };

/** Neighbours never share an ink. */
export const Neighbours: Story = {
  render: () => (
    <>
      <Section surface="dawn" space="close">
        {words("partir", "Partir")}
      </Section>
      <Section surface="sea" space="close">
        {words("veiller", "Veiller")}
      </Section>
      <Section space="close">{words("rentrer", "Rentrer")}</Section>
    </>
  ),
};

/** Under a drawing from side to side. */
export const UnderPicture: Story = { args: { picture: <SectionPicture picture={deep} />, surface: "night" } };

/** At 320 px the margins shrink and the heading wraps. */
export const Phone: Story = {
  globals: { viewport: { value: "phone320" } },
  args: { children: words("quarts", "L’approvisionnement des stations météorologiques") },
};
