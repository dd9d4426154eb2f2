import type { Usage } from "@sillages/ui/stories";

export const usage: Usage = {
  aliases: ["résultat", "correction", "corrigé", "réponse", "result"],
  when: [
    "Revenir sur une question après le quiz : la réponse donnée, la bonne, et pourquoi. Dans une liste ordonnée.",
  ],
  instead: [
    ["répondre", "ChoiceList"],
    ["le total", "ScoreBoard"],
  ],
  writing: [
    "Le verdict en toutes lettres : « Bonne réponse », « Mauvaise réponse », « Non répondu ». La couleur et le dessin l’appuient.",
    "L’explication apprend quelque chose à qui s’est trompé, et cite sa source.",
  ],
};
