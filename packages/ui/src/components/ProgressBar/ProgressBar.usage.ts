import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  when: ["Une part du tout : le chemin fait, le chemin qui reste."],
  instead: [
    ["l’avancement d’un quiz", "QuizProgress"],
    ["un envoi en cours, sans mesure", "Button, occupé"],
    ["un niveau", "LevelEmblem"],
  ],
  writing: [
    "La même chose en mots, à côté ou dans la barre : « 64 milles sur 100 ».",
    "Ni trop précis ni arrondi pour plaire : le chiffre est celui du calcul.",
  ],
};
