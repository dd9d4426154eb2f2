import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  when: ["Un calendrier court : trois à six dates, lues l’une sous l’autre."],
  instead: [
    ["des événements le long d’une route", "Timeline"],
    ["des couples terme et valeur", "DescriptionList"],
  ],
  writing: [
    "Le jour ou le mois en grand, l’année ou le mois en petit. L’état est toujours dit par un Badge.",
  ],
};
