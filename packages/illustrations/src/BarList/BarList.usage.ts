import type { Usage } from "@sillages/ui/stories";
import type { BarListProps } from "./BarList.tsx";

export const usage: Usage<BarListProps> = {
  summary: "Des scores l’un sous l’autre, chacun le long de deux sillages, dans des encres qui alternent.",
  aliases: ["graphique", "barres", "chart", "histogramme", "scores", "classement"],
  when: ["Des scores à comparer : par catégorie, par étape."],
  instead: [
    ["un seul avancement", "ProgressBar"],
    ["de grands chiffres", "Stat, en groupe"],
  ],
  writing: ["Le score est écrit en toutes lettres à droite ; les sillages ne font que le montrer."],
  accessibility: [
    "Chaque barre est un `progress` nommé, dont la valeur est dite en mots ; le score est aussi écrit à côté.",
  ],
  props: {
    scores:
      "Les scores, dans l’ordre : ce qui est compté, la valeur, le maximum, et le score tel qu’il s’écrit (« 9/12 »).",
  },
};
