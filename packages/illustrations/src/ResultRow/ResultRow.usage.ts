import type { Usage } from "@sillages/ui/stories";
import type { ResultRowProps } from "./ResultRow.tsx";

export const usage: Usage<ResultRowProps> = {
  summary:
    "Une question relue : la réponse donnée, la bonne, et pourquoi. C’est un élément de liste : il se place dans un `ol`.",
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
  props: {
    number: "La place de la question dans le quiz, à partir de 1.",
    badges: "La difficulté et la catégorie, en `Badge`.",
    question: "L’énoncé de la question.",
    picture: "Ce dont parlait la question.",
    outcome: "L’issue : juste, fausse ou sans réponse.",
    verdict: "L’issue en mots : « Bonne réponse ».",
    answer: "Ce qui a été répondu ; « Non répondu » quand rien ne l’a été.",
    right: "La bonne réponse, quand c’en est une autre.",
    points: "Ce qu’elle a rapporté, signe et unité compris : « + 15 points ».",
    explanation: "Pourquoi la bonne réponse est la bonne.",
    source: "D’où vient le fait, en général avec un `Link`.",
  },
};
