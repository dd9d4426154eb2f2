import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  when: ["Ce qui se passe dans l’ordre : fait, en cours, à venir. L’état est calculé des dates."],
  instead: [
    ["le chemin jusqu’à cette page", "Breadcrumb"],
    ["une durée qui s’écoule", "Countdown"],
  ],
  writing: [
    "Le mois et l’année, jamais un jour inventé.",
    "« En cours », « À venir », « Programmé », « Publié » : les mêmes mots partout.",
  ],
};
