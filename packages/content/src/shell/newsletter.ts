/** What one writes to: the name of the site and its address come from whoever shows these words. */
interface Sender {
  name: string;
  contact: string;
}

export const newsletter = {
  heading: "Le journal de bord, à chaque escale.",
  lines: ["Le journal de bord,", "à chaque escale."],
  lead: "La position des bateaux, une découverte, une rencontre. Vous vous désabonnez quand vous voulez.",
  label: "Votre adresse e-mail",
  example: "Par exemple nom@domaine.example",
  placeholder: "Votre email",
  button: "S’abonner",
  hint: "Nous ne gardons que votre adresse, pour vous envoyer le journal de bord.",
  /** The hint where the site was built without a server for the newsletter. */
  preparedHint: "Le bouton prépare un courriel dans votre messagerie : rien ne part sans vous.",
  /** Then the address to write to. */
  noScript: "Pour le recevoir, écrivez-nous :",
  privacy: { label: "Confidentialité", path: "/confidentialite" },
  messages: {
    empty: "Il manque votre adresse e-mail. Écrivez-la, puis abonnez-vous.",
    badAddress: "Cette adresse est incomplète. Une adresse s’écrit comme nom@domaine.example.",
    sending: "Envoi en cours…",
    done: "Votre demande d’abonnement est bien arrivée. Merci !",
    refused: ({ contact }: Sender) =>
      `L’abonnement n’a pas abouti. Votre adresse est restée dans le champ : réessayez, ou écrivez à ${contact}.`,
    offline:
      "Vous êtes hors ligne. Votre adresse est restée dans le champ : réessayez au retour de la connexion.",
    prepared: ({ contact }: Sender) =>
      `Un courriel est prêt dans votre messagerie : envoyez-le pour vous abonner. Rien ne s’est ouvert ? Écrivez à ${contact}.`,
  },
  /** Without a server, the form prepares this mail and the visitor sends it. */
  mail: {
    subject: "Abonnement au journal de bord",
    body: ({ name }: Sender, address: string) =>
      `Bonjour,\n\nJe souhaite recevoir le journal de bord de ${name} à cette adresse : ${address}\n\nMerci.`,
  },
} as const;
