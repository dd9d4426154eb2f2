import type { Usage } from "../../stories/usage.ts";
import type { NewsletterFormProps } from "./NewsletterForm.tsx";

export const usage: Usage<NewsletterFormProps> = {
  summary:
    "Une adresse et un bouton. Ce qui ne va pas se dit à côté du champ, jamais dans la bulle du navigateur.",
  group: "Formulaires",
  aliases: [
    "newsletter",
    "lettre",
    "infolettre",
    "abonnement",
    "inscription",
    "email",
    "formulaire",
    "subscribe",
  ],
  when: ["Proposer la lettre, dans le pied de page et là où l’on attend une nouvelle."],
  instead: [["une autre question", "TextField dans un formulaire"]],
  keyboard: [["Entrée", "envoie"]],
  writing: [
    "« Votre email », « S’abonner » : ce que l’on écrit, ce que fait le bouton.",
    "On dit ce qui se passe vraiment : rien n’est promis qui n’ait été fait.",
  ],
  accessibility: [
    "L’erreur est rattachée au champ, et ce qui s’est passé est dit dans une région de statut.",
  ],
  props: {
    action:
      "Où le formulaire s’envoie quand aucun script ne le prend. Sans elle, rien ne part : ne montrer le formulaire que là où un script tourne.",
    label: "L’étiquette du champ : « Votre email ».",
    hint: "Comment s’écrit une adresse : « Par exemple nom@domaine.example ».",
    placeholder: "Ce qui se lit dans le champ vide ; ne remplace pas l’étiquette.",
    submitLabel: "Ce que fait le bouton : « S’abonner ».",
    notice: "Ce que devient l’adresse, avec son lien.",
    error: "Ce qui ne va pas dans l’adresse, et comment le corriger.",
    status: "Où en est la demande ; dit quand cela change.",
    loading: "La demande est en route.",
    onSubmit:
      "Reçoit l’adresse telle qu’elle est saisie ; le champ la garde. Répond `false` pour la refuser : le champ prend alors le focus.",
  },
};
