import { words } from "#data/shell/newsletter.form";
import { withSentences } from "../sentences.ts";

/** What one writes to: the name of the site and its address come from whoever shows these words. */
interface Sender {
  name: string;
  contact: string;
}

export const newsletterForm = withSentences(words, {
  messages: {
    refused: ({ contact }: Sender) =>
      `L’abonnement n’a pas abouti. Votre adresse est restée dans le champ : réessayez, ou écrivez à ${contact}.`,
    silent: ({ contact }: Sender) =>
      `Le service d’abonnement n’a pas répondu à temps. Votre adresse est restée dans le champ : réessayez, ou écrivez à ${contact}.`,
    stranger: ({ contact }: Sender) =>
      `La réponse reçue n’est pas celle du service d’abonnement : votre réseau demande peut-être une identification. Votre adresse est restée dans le champ : réessayez, ou écrivez à ${contact}.`,
    prepared: ({ contact }: Sender) =>
      `Un courriel est prêt dans votre messagerie : envoyez-le pour vous abonner. Rien ne s’est ouvert ? Écrivez à ${contact}.`,
  },
  mail: {
    body: ({ name }: Sender, address: string) =>
      `Bonjour,\n\nJe souhaite recevoir le journal de bord de ${name} à cette adresse : ${address}\n\nMerci.`,
  },
});
