import type { Meta, StoryObj } from "@storybook/react-vite";
import { lighthouse, sail } from "../../stories/pictures.ts";
import { ActionLink } from "../ActionLink/ActionLink.tsx";
import { Badge } from "../Badge/Badge.tsx";
import { NewsletterForm } from "../NewsletterForm/NewsletterForm.tsx";
import { Text } from "../Text/Text.tsx";
import { Link } from "../Link/Link.tsx";
import { Dialog } from "./Dialog.tsx";

const meta = {
  component: Dialog,
  // It covers the window: each story of the documentation has its own.
  parameters: { docs: { story: { inline: false, height: "44rem" } } },
  argTypes: { onOpenChange: { action: "openChange" } },
  args: {
    id: "veillee",
    opener: <ActionLink href="#veillee">Voir la veillée</ActionLink>,
    title: "La veillée du phare",
    closeLabel: "Fermer",
    children: (
      <>
        <Text>
          Une ancienne lampe, un drap tendu, un film par escale : on s’assoit sur les caisses du quai.
        </Text>
        <Text>
          <strong>Prochaine veillée :</strong> Port-Lavande, le 14 mai, à la nuit tombée.
        </Text>
        <div>
          <ActionLink href="#seances">Voir les séances</ActionLink>
        </div>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A picture beside the words. */
export const Default: Story = { args: { open: true, picture: lighthouse } };

/** A link opens it. Without script the same link leads to the content, in the page. */
export const Opener: Story = {
  render: (args) => (
    <>
      <Dialog {...args} />
      <Text>La page continue dessous.</Text>
    </>
  ),
};

/** One that opens another: each closes alone. */
export const Nested: Story = {
  ...Opener,
  args: {
    children: (
      <Dialog
        id="affiche"
        title="L’affiche"
        closeLabel="Fermer"
        opener={<ActionLink href="#affiche">Voir l’affiche</ActionLink>}
      >
        <Text>Un phare rouge et blanc, la nuit, et son faisceau sur le papier.</Text>
      </Dialog>
    ),
  },
};

/** A pictogram on an ink of its own, a badge above the title, a form. */
export const WithForm: Story = {
  args: {
    open: true,
    title: "M’alerter du départ",
    mark: <Badge tone="attention">Du 2 au 30 mai</Badge>,
    picture: { src: lighthouse.src, width: 800, height: 1000, alt: "" },
    pictureSurface: "vermilion",
    children: (
      <>
        <Text>Ajoutez le départ à votre agenda, ou laissez une adresse : un seul message, la veille.</Text>
        <div>
          <ActionLink href="#calendrier" variant="secondary">
            Fichier calendrier (.ics)
          </ActionLink>
        </div>
        <NewsletterForm
          action="https://lettres.embruns.example/alerte"
          label="Votre adresse"
          placeholder="prenom.nom@courriel.example"
          submitLabel="Être alerté"
          notice="Nous ne gardons que l’adresse."
        />
      </>
    ),
  },
};

/** Words alone: a narrower box. */
export const WithoutPicture: Story = { args: { open: true } };

/** On a phone the picture stands above. */
export const Phone: Story = { ...WithForm, globals: { viewport: { value: "phone390" } } };

/** At 320 px, a long title, a long text: the whole scrolls, and nothing is cut. */
export const LongText: Story = {
  globals: { viewport: { value: "phone320" } },
  args: {
    open: true,
    picture: sail,
    title: "Réapprovisionnement et hivernage à Port-Lavande",
    children: Array.from({ length: 6 }, (_, at) => (
      <Text key={at}>
        L’équipage vide les soutes, sèche les voiles, compte les bidons, puis remonte la coque sur le slip
        avant les grandes marées. <Link href={`#jour-${at + 1}`}>Lire le jour {at + 1}</Link>
      </Text>
    )),
  },
};
