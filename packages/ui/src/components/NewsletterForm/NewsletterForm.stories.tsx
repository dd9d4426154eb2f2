import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "../../stories/narrow.tsx";
import { Link } from "../Link/Link.tsx";
import { NewsletterForm } from "./NewsletterForm.tsx";

const meta = {
  component: NewsletterForm,
  parameters: { surface: "sun" },
  args: {
    action: "https://lettres.embruns.example/inscription",
    label: "Votre adresse",
    placeholder: "prenom.nom@courriel.example",
    submitLabel: "Recevoir la lettre",
    notice: "Une lettre par escale. Nous ne gardons que l’adresse.",
  },
  argTypes: { onSubmit: { action: "submit" } },
} satisfies Meta<typeof NewsletterForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At rest: one address, one button. */
export const Default: Story = {};

/** What is missing stands below the field and is tied to it. */
export const WithError: Story = {
  args: { error: "Il manque la fin de l’adresse, après le signe @." },
};

/** The request is on its way: the button waits, the address stays. */
export const Busy: Story = { args: { loading: true, status: "Envoi en cours…" } };

/** The request went through. */
export const Sent: Story = { args: { status: "C’est noté. Un courriel vous attend pour confirmer." } };

/** The network is down: what to do is said, what was typed is kept. */
export const Offline: Story = {
  args: { status: "Pas de réseau. Votre adresse est gardée ici : réessayez une fois à terre." },
};

/** Without a server to post to, the page prepares an e-mail and says so. */
export const PreparedMail: Story = {
  args: {
    action: undefined,
    notice: (
      <>
        Un courriel tout prêt s’ouvre dans votre messagerie.{" "}
        <Link href="#confidentialite">Ce que devient votre adresse</Link>
      </>
    ),
  },
};

/** On paper. */
export const OnPaper: Story = { ...WithError, parameters: { surface: "paper" } };

/** On night the field stays paper, and the error is in yellow. */
export const OnNight: Story = { ...WithError, parameters: { surface: "night" } };

/** In a narrow parent the button goes below the field. */
export const Narrow: Story = { decorators: [narrow] };

/** Long labels and messages wrap; nothing overflows. */
export const LongText: Story = {
  args: {
    label: "L’adresse électronique à laquelle vous voulez recevoir la lettre",
    submitLabel: "Recevoir toutes les lettres de la saison",
    error: "L’adresse est vide. Écrivez-la en entier, par exemple camille.le-goff@courriel.example.",
  },
  decorators: [narrow],
};
