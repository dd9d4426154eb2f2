import type { Usage } from "../../stories/usage.ts";
import type { LinkProps } from "./Link.tsx";

export const usage: Usage<LinkProps> = {
  summary: "Un lien souligné. Pour l’action principale d’un groupe, prendre `ActionLink`.",
  group: "Navigation",
  aliases: ["lien", "hyperlien", "hyperlink", "ancre", "anchor", "télécharger", "download"],
  when: ["Un lien dans une phrase, ou seul à la fin d’une carte."],
  instead: [
    ["l’action principale de la page", "ActionLink"],
    ["agir sans changer de page", "Button"],
  ],
  keyboard: [["Entrée", "suit le lien"]],
  writing: [
    "Le lien se comprend hors de sa phrase : « Lire le récit de l’escale », jamais « ici ».",
    "Un téléchargement dit son format et son poids.",
  ],
  accessibility: [
    "Souligné : la couleur n’est jamais seule à dire que c’est un lien.",
    "La page où l’on est se dit `aria-current`.",
  ],
  props: {
    children: "Où il mène, en mots : jamais « cliquez ici ».",
    href: "L’adresse où il mène.",
    variant:
      "`standalone` est seul, et une cible entière ; `inline` vit dans une phrase ; `listed` est dans une liste ou une cellule, haut comme un doigt.",
    newWindow: "Ouvre une nouvelle fenêtre, et le dit avec ces mots : « (nouvelle fenêtre) ».",
    download: "Apporte un fichier, de ce format et de ce poids : « PDF, 4 Mo ».",
    fileName: "Le nom sous lequel le fichier est gardé ; sans lui, celui de son adresse.",
    cover: "Toute la `Card` autour est sa cible.",
    current: "Marque le lien de la page où l’on est.",
    opens: "Ce qu’un script ouvre au lieu de suivre le lien.",
    "aria-label":
      "Lu à la place des mots, par lesquels il commence : là où plusieurs liens disent la même chose à l’œil.",
  },
};
