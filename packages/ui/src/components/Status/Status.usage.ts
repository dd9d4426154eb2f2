import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  group: "Retour d’information",
  aliases: ["statut", "message", "état", "retour", "feedback", "chargement", "spinner", "message d’erreur"],
  when: [
    "Dire sur place ce qui vient de changer : le nombre de résultats, un envoi en cours, un envoi fait.",
  ],
  instead: [
    ["ce qui doit se voir d’où que l’on soit sur la page", "Toast"],
    ["l’état d’une chose parmi d’autres", "Badge"],
  ],
  writing: ["Ce qui s’est passé, puis comment repartir. Jamais « Oups ! »."],
  accessibility: [
    "La région est dans la page avant ses mots : c’est ainsi qu’ils sont lus.",
    "Le focus ne bouge pas.",
  ],
};
