import type { Usage } from "@sillages/ui/stories";
import type { ChoiceStripProps } from "./ChoiceStrip.tsx";

export const usage: Usage<ChoiceStripProps> = {
  summary:
    "Ce que l’on vient de choisir, au bas de la fenêtre tant que le plan est en vue, puis à sa place sous le plan.",
  aliases: ["barre", "rappel", "sélection", "bandeau collant", "sticky bar", "selection bar"],
  when: ["Un choix fait sur un grand dessin, dont la suite est hors de l’écran."],
  instead: [
    ["annoncer un changement à qui ne voit pas", "Status"],
    ["un message de passage", "Toast"],
  ],
  writing: ["Un titre de deux ou trois mots, des faits courts, deux actions au plus."],
  accessibility: [
    "Ce qui prend le focus au-dessus d’elle défile jusqu’à en sortir (WCAG 2.4.11).",
    "Elle n’annonce rien : un `Status` près du plan le dit une fois.",
  ],
  props: {
    label: "Ce que la bande rappelle : « Votre choix ».",
    title: "Ce qui est choisi : « Espace 91 ».",
    facts: "Ce que l’on en sait, le plus cherché d’abord.",
    news: "Un refus, à la place des faits.",
    children: "Une ou deux actions.",
    closeLabel: "Le nom du bouton qui la retire.",
    onClose: "Retire la bande jusqu’au prochain choix.",
  },
};
