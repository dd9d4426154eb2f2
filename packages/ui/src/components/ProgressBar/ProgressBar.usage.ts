import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  group: "Retour d’information",
  aliases: [
    "barre de progression",
    "progression",
    "avancement",
    "jauge",
    "progress",
    "loader",
    "chargement",
    "spinner",
    "skeleton",
  ],
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
  accessibility: ["La mesure est dite en mots (`aria-valuetext`) ; la barre n’est qu’un dessin."],
};
