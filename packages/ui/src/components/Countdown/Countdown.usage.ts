import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  group: "Retour d’information",
  aliases: ["minuteur", "compte à rebours", "chronomètre", "timer", "temps restant", "durée"],
  when: ["Le temps qui reste dans une épreuve que l’on a choisie, et que l’on peut mettre en pause."],
  instead: [
    ["une date lointaine", "Timeline"],
    ["ce qui est fait sur ce qui est à faire", "QuizProgress"],
  ],
  writing: ["Le temps est parlé à une minute, trente et dix secondes, pas à chaque seconde."],
  accessibility: [
    "Les secondes ne sont pas lues une à une : le temps est parlé à une minute, trente et dix secondes.",
    "Prévoir la pause, et une autre voie pour qui ne peut pas aller si vite.",
  ],
};
