import type { Usage } from "../../stories/usage.ts";
import type { StatusProps } from "./Status.tsx";

export const usage: Usage<StatusProps> = {
  summary:
    "Dit sur place ce qui vient de changer : lu une fois par les aides techniques, sans déplacer le focus.",
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
  props: {
    children: "Une phrase, ou rien encore : la région doit être dans la page avant ses mots.",
    tone: "`done` et `error` portent une marque autant qu’une couleur ; `heard` est pour ce qui se voit ailleurs.",
  },
};
