import type { Usage } from "../../stories/usage.ts";
import type { TimelineProps } from "./Timeline.tsx";

export const usage: Usage<TimelineProps> = {
  summary: "Ce qui arrive, dans l’ordre : passé, présent, à venir.",
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
  props: {
    entries:
      "Les dates : quand, en toutes lettres, un titre, et où elle se tient dans le temps. En `dates`, la date se voit aussi en deux parts.",
    layout:
      "`line` suit deux sillages, qui vont jusqu’aux bords de la fenêtre sur un bureau ; `dates` est un court calendrier, une date par ligne.",
  },
};
