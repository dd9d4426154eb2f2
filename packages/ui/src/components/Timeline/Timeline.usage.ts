import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  group: "Contenu",
  aliases: ["frise", "chronologie", "calendrier", "dates", "étapes", "stepper", "agenda", "historique"],
  when: [
    "Ce qui se passe dans l’ordre : fait, en cours, à venir. L’état est calculé des dates.",
    "Un calendrier court, trois à six dates lues l’une sous l’autre : `dates`.",
  ],
  instead: [
    ["une marche à suivre, sans dates", "List"],
    ["des couples terme et valeur", "DescriptionList"],
    ["une durée qui s’écoule", "Countdown"],
  ],
  writing: [
    "Le mois et l’année, jamais un jour inventé.",
    "Dans un calendrier, le jour ou le mois en grand, l’année ou le mois en petit. L’état est toujours dit par un Badge.",
    "« En cours », « À venir », « Programmé », « Publié » : les mêmes mots partout.",
  ],
  accessibility: ["Une liste ordonnée ; l’état de chaque date est dit en mots."],
};
