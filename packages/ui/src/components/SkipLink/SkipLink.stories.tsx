import type { Meta, StoryObj } from "@storybook/react-vite";
import { Heading } from "../Heading/Heading.tsx";
import { Section } from "../Section/Section.tsx";
import { Link } from "../Link/Link.tsx";
import { SkipLink } from "./SkipLink.tsx";

const meta = {
  component: SkipLink,
  parameters: { bare: true, docs: { story: { inline: false, height: "8rem" } } },
  args: { children: "Aller au contenu", href: "#contenu" },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <Section space="close">
        <Link href="#journal" variant="standalone">
          Journal
        </Link>
        <main id="contenu" tabIndex={-1}>
          <Heading level={1}>Le contenu</Heading>
          <Link href="#suite" variant="standalone">
            Lire la suite
          </Link>
        </main>
      </Section>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Out of sight until it has focus. */
export const Default: Story = {};

/** The first press of Tab shows it. */
export const Focused: Story = { play: async ({ userEvent }) => userEvent.tab() };

/** A long label at 320 px stays inside the window. */
export const LongText: Story = {
  ...Focused,
  args: { children: "Passer la navigation et aller directement au récit de l’escale" },
  globals: { viewport: { value: "phone320" } },
};
