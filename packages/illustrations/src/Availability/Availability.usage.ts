import type { Usage } from "@sillages/ui/stories";

export const usage: Usage = {
  aliases: ["disponibilité", "ouvert", "fermé", "horaires", "présence", "en ligne", "presence"],
  when: ["Dire si quelqu’un répond maintenant, à côté du moyen de le joindre."],
  instead: [
    ["l’état d’une date ou d’une étape", "Badge"],
    ["ce qui vient de changer", "Status"],
  ],
  writing: ["Toujours l’heure où l’état change : « jusqu’à 18 h », « rouvre lundi à 9 h »."],
};
