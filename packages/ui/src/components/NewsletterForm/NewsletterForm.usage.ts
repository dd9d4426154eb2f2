import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
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
    "« Votre email », « S’abonner » : les libellés du cahier des charges.",
    "On dit ce qui se passe vraiment : rien n’est promis qui n’ait été fait.",
  ],
  accessibility: [
    "L’erreur est rattachée au champ, et ce qui s’est passé est dit dans une région de statut.",
  ],
};
