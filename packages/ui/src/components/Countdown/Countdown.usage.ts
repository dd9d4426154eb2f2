import type { Usage } from "../../stories/usage.ts";
import type { CountdownProps } from "./Countdown.tsx";

export const usage: Usage<CountdownProps> = {
  summary: "Le temps qui reste, en `m:ss`. Muet de lui-même : ce qui doit s’entendre passe par `status`.",
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
  props: {
    left: "En secondes entières ; l’horloge est celle de la page.",
    label: "Ce que sont les chiffres : « Temps restant ».",
    spoken: "Le même temps en mots, pour l’oreille : « 4 minutes et 12 secondes ».",
    status: "Dit quand il change, et seulement alors : à 60, 30 et 10 secondes. Vide le reste du temps.",
    coarse:
      "Montré à la place des secondes, jusqu’à la dernière minute, quand on demande moins de mouvement : « 5 min ».",
    paused: "L’horloge est arrêtée.",
    last: "À partir de combien de secondes la fin est proche : les chiffres passent dans un bloc, à côté d’un sablier.",
  },
};
