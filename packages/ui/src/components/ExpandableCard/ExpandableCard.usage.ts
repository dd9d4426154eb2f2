import type { Usage } from "../../stories/usage.ts";
import type { ExpandableCardProps } from "./ExpandableCard.tsx";

export const usage: Usage<ExpandableCardProps> = {
  summary:
    "Un portrait que l’on choisit d’une pression : toute la carte est la cible de son intitulé. Natif : il marche sans script.",
  group: "Contenu",
  aliases: ["carte dépliable", "portrait", "toggle card", "accordéon", "profil", "membre"],
  when: [
    "Un portrait que l’on choisit pour en lire plus ; un seul à la fois, si la page le décide.",
    "Sans script la carte se déplie aussi, et la recherche du navigateur l’ouvre.",
  ],
  instead: [
    ["un texte à déplier, sans image", "Disclosure"],
    ["une carte qui mène ailleurs", "Card, avec un titre qui est un lien"],
  ],
  keyboard: [
    ["Tab", "atteint l’intitulé de la carte, puis ce qu’elle a déplié"],
    ["Entrée ou Espace", "choisit la carte, puis la rend"],
  ],
  writing: [
    "L’intitulé nomme ce qu’il ouvre : « Lire le portrait de Maëlle », puis « Fermer le portrait de Maëlle ».",
  ],
  accessibility: [
    "Un `details` : sans script la carte se déplie aussi.",
    "L’intitulé nomme la personne : on sait ce que l’on ouvre, hors contexte.",
  ],
  props: {
    picture: "Le portrait.",
    children: "Ce qui se voit toujours : un titre, qui c’est, quelques mots.",
    more: "Ce que la carte montre une fois choisie.",
    label: "Ce que fait la pression : « Lire le portrait de Maëlle ».",
    closeLabel: "Ce que fait la suivante : « Fermer le portrait de Maëlle ».",
    defaultOpen: "Choisie au début.",
    open: "Choisie ou non, quand la page décide ; celle qui n’en veut qu’une la change comme `onOpenChange` le dit.",
    onOpenChange:
      "Reçoit si elle est choisie, chaque fois que cela change : par une pression, par une recherche dans la page, ou par `open`.",
    hidden: "Écartée de ce qui est montré : par un filtre.",
    id: "L’ancre de la carte.",
    as: "`li` dans une liste, `article` quand elle se suffit.",
  },
};
