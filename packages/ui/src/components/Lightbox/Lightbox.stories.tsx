import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { lighthouse, sail } from "../../stories/pictures.ts";
import { ActionLink } from "../ActionLink/ActionLink.tsx";
import { Badge } from "../Badge/Badge.tsx";
import { Button } from "../Button/Button.tsx";
import { Heading } from "../Heading/Heading.tsx";
import { Text } from "../Text/Text.tsx";
import { Lightbox, type LightboxItem, type LightboxProps } from "./Lightbox.tsx";

const items: readonly LightboxItem[] = [
  {
    picture: sail,
    caption: (
      <>
        <strong>Le jour se lève sur la baie</strong>, gravure sur bois, mai 2026.
      </>
    ),
  },
  {
    picture: lighthouse,
    caption: (
      <>
        <strong>La lampe du dernier quart</strong>, encre et papier, juin 2026.
      </>
    ),
  },
];

const meta = {
  component: Lightbox,
  // It covers the window: each story of the documentation has its own.
  parameters: { docs: { story: { inline: false, height: "44rem" } } },
  argTypes: { onClose: { action: "close" }, onChange: { action: "change" } },
  args: {
    items,
    value: 0,
    onClose: () => undefined,
    label: "Visionneuse",
    closeLabel: "Fermer",
    previousLabel: "Image précédente",
    nextLabel: "Image suivante",
    zoomLabel: "Taille réelle",
    failedLabel: "L’image ne s’affiche pas.",
    positionLabel: "{position} sur {total}",
  },
} satisfies Meta<typeof Lightbox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole picture, its caption, the way to the next. */
export const Default: Story = {};

/** One picture alone: no arrows, no count. */
export const Single: Story = { args: { items: items.slice(0, 1) } };

/** A picture higher than wide. */
export const Portrait: Story = { args: { value: 1 } };

/** The house it comes from, and what can be done with it. */
export const WithAction: Story = {
  args: {
    items: items.map((item) => ({
      ...item,
      mark: <Badge tone="attention">Halebas</Badge>,
      action: (
        <ActionLink href="#planche" plain>
          Télécharger
        </ActionLink>
      ),
    })),
  },
};

/** At 100 % the picture scrolls, by the pointer and by the arrows of the keyboard. */
export const Zoomed: Story = {
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole("button", { name: "Taille réelle" })),
};

/** On a phone the words stand below, and are read. */
export const Phone: Story = { ...WithAction, globals: { viewport: { value: "phone390" } } };

/** A long caption at 320 px: the whole scrolls. */
export const LongText: Story = {
  globals: { viewport: { value: "phone320" } },
  args: {
    items: items.map((item) => ({
      ...item,
      caption: (
        <Text>
          L’équipage réapprovisionne la baleinière avant les grandes marées d’équinoxe, pendant que le gardien
          du phare relève les hauteurs d’eau pour l’observatoire météorologique.
        </Text>
      ),
    })),
  },
};

/** An article below its picture: the button that closes stays in sight. */
export const WithText: Story = {
  args: {
    items: items.map((item) => ({
      ...item,
      text: (
        <>
          <Heading level={2}>Le gardien compte les vagues</Heading>
          {Array.from({ length: 6 }, (_, at) => (
            <Text key={at}>
              Il tient le compte depuis l’hiver, à la craie, sur la porte du phare. « Une vague seule ne dit
              rien, raconte-t-il. C’est la comparaison qui parle, et la patience qui compare. »
            </Text>
          ))}
        </>
      ),
    })),
  },
};

/** The same on a phone. */
export const WithTextPhone: Story = { ...WithText, globals: { viewport: { value: "phone390" } } };

/** The picture does not come: it is said in its place, and the text is read. */
export const Failed: Story = {
  ...WithText,
  args: {
    items: [
      {
        picture: { ...sail, src: "data:image/svg+xml,absent" },
        caption: "Le jour se lève sur la baie.",
        text: <Text>Il tient le compte depuis l’hiver, à la craie, sur la porte du phare.</Text>,
      },
    ],
  },
};

function WithOpener(args: LightboxProps) {
  const [at, setAt] = useState<number>();
  return (
    <>
      <Button onClick={() => setAt(0)}>Agrandir l’image</Button>
      <Lightbox {...args} value={at} onChange={setAt} onClose={() => setAt(undefined)} />
    </>
  );
}

/** A button opens it; focus comes back there. */
export const Opener: Story = { render: (args) => <WithOpener {...args} /> };

/** An opener in front of an article. */
export const TextOpener: Story = { args: WithText.args ?? {}, render: (args) => <WithOpener {...args} /> };
