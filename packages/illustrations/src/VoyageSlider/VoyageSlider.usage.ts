import type { Usage } from "@sillages/ui/stories";
import type { VoyageSliderProps } from "./VoyageSlider.tsx";

export const usage: Usage<VoyageSliderProps> = {
  summary: "Un curseur qui avance un voyage étape par étape, sous sa carte, et dit où l’on est.",
  aliases: ["curseur", "slider", "date", "frise", "escales", "avancer"],
  when: ["Montrer une route qui se parcourt dans l’ordre."],
  instead: [
    ["choisir une étape parmi quatre", "StageTabs"],
    ["lire tous les ports", "PortList"],
  ],
  keyboard: [
    ["Flèches", "étape suivante, étape d’avant"],
    ["Début et Fin", "départ et retour"],
  ],
  writing: ["Les deux bouts portent un mois. Chaque étape a un nom, un mois et une phrase."],
  accessibility: ["Le curseur dit l’étape en mots : « Porto, mars 2026 »."],
  props: {
    label: "Ce que fait le curseur.",
    previousLabel: "Le nom du bouton qui recule.",
    nextLabel: "Le nom du bouton qui avance.",
    ends: "Les dates des deux bouts.",
    value: "L’étape, de zéro, le départ.",
    onChange: "Reçoit l’étape, et si un bouton y a mené.",
    steps: "Le nombre d’étapes après le départ.",
    valueText: "L’étape en mots, pour qui ne voit pas la carte.",
    layout: "`bar` sous une grande carte, `panel` à côté d’une carte.",
    children: "Ce qui est dit de l’étape : un `CallNote`.",
  },
};
