import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  when: ["Le temps qui reste dans une épreuve que l’on a choisie, et que l’on peut mettre en pause."],
  instead: [
    ["une date lointaine", "Timeline"],
    ["ce qui est fait sur ce qui est à faire", "QuizProgress"],
  ],
  writing: ["Le temps est parlé à une minute, trente et dix secondes, pas à chaque seconde."],
};
