import type { Usage } from "../../stories/usage.ts";
import type { ProgressBarProps } from "./ProgressBar.tsx";

export const usage: Usage<ProgressBarProps> = {
  summary: "Le chemin fait et celui qui reste, en deux sillages.",
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
  accessibility: [
    "Un `progress` du navigateur, nommé, dont la mesure est dite en mots (`aria-valuetext`) ; les sillages ne sont qu’un dessin.",
  ],
  props: {
    label:
      "Ce qui avance, pour un lecteur d’écran : « Avancement du quiz ». Sans lui, la barre est un dessin : les mots d’à côté disent tout.",
    value: "Où l’on en est, de 0 à `max`.",
    max: "Où c’est fini.",
    valueText: "Où l’on en est, en mots : « Question 3 sur 10 ».",
    quiet: "Les mots sont ailleurs dans la page : ici ils sont seulement lus.",
    tone: "L’encre du chemin fait.",
  },
};
