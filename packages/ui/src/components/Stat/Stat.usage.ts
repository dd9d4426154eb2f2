import type { Usage } from "../../stories/usage.ts";
import type { StatProps } from "./Stat.tsx";

export const usage: Usage<StatProps> = {
  summary: "Un grand chiffre et, à côté, ce qu’il compte. Plusieurs de front font un `StatGroup`.",
  group: "Contenu",
  aliases: ["chiffre", "statistique", "stat", "chiffre clé", "KPI", "nombre", "compteur", "indicateur"],
  when: [
    "Un chiffre à côté de ce qu’il compte : dans une légende, une carte, une bobine.",
    "Deux à quatre chiffres qui portent la page : en groupe, `StatGroup`.",
  ],
  instead: [
    ["plus de quatre", "DataTable"],
    ["un seul, dans une phrase", "Text"],
  ],
  writing: [
    "Le chiffre avec son unité, puis une ligne qui dit de quoi. Aucun chiffre sans source.",
    "L’unité reste collée au chiffre par une espace insécable : « 18,28 m ».",
  ],
  accessibility: ["Le chiffre et ce qu’il compte se lisent ensemble ; un groupe est une liste."],
  props: {
    value: "Le chiffre tel qu’il s’imprime : « 18,28 m ».",
    children: "Ce qu’il compte, ou le titre qu’il accompagne ; peut se tenir ailleurs dans la carte.",
    size: "La taille du chiffre.",
    tone: "L’encre du chiffre.",
    decorative: "Vu, non lu : les mots à côté redisent le chiffre, avec son nom.",
  },
};
