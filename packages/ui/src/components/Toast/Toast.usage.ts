import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  group: "Retour d’information",
  aliases: ["toast", "notification", "snackbar", "message", "confirmation"],
  when: ["Dire que ce que l’on vient de faire est fait, quand ce n’est pas visible là où l’on a appuyé."],
  instead: [
    ["la place existe à côté du bouton, ou dans une fenêtre", "Status"],
    ["demander une réponse", "Dialog"],
  ],
  keyboard: [["Échap", "ferme le message quand le focus s’y trouve"]],
  writing: ["Une phrase. Il reste jusqu’à ce qu’on le ferme : personne ne lit contre la montre."],
  accessibility: ["Il reste jusqu’à ce qu’on le ferme ; fermé, il rend le focus à ce qui l’avait."],
};
