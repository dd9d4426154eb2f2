import type { Usage } from "../../stories/usage.ts";
import type { SiteHeaderProps } from "./SiteHeader.tsx";

export const usage: Usage<SiteHeaderProps> = {
  summary:
    "La tête fixe de toutes les pages : le logo, la navigation, une action. Sans script, tout est montré. Ce qui se déplie demande `enhanceSiteHeader`, de `@sillages/ui/behaviors`, une fois par page ; dans React, `Behaviors` l’appelle.",
  group: "Navigation",
  aliases: [
    "en-tête",
    "entête",
    "header",
    "menu",
    "nav",
    "navigation",
    "navbar",
    "barre de navigation",
    "hamburger",
  ],
  when: [
    "En tête de chaque page. Elle se tient par-dessus ce qui la suit, qui lui laisse sa place : un `Hero`, ou une `Section` dont l’espace est `head`.",
  ],
  instead: [["aller plus bas dans la page", "ActionLink vers une ancre"]],
  keyboard: [
    ["Entrée ou Espace", "ouvre et ferme un groupe d’entrées"],
    ["Échap", "ferme le menu, et rend le focus à son bouton"],
    ["Tab", "quitte le menu, qui se ferme"],
  ],
  writing: [
    "Un ou deux mots par entrée, d’abord ce que l’on cherche le plus.",
    "Un nom long prend deux lignes sur un téléphone.",
  ],
  accessibility: [
    "Une `nav` nommée ; le sous-menu est un bouton qui dit s’il est ouvert, pas un menu d’application.",
    "Sans script, tous les liens restent atteignables.",
  ],
  props: {
    home: "Les deux sillages et le nom, qui mènent à l’accueil ; `label` dit les deux : « Sillages, accueil ».",
    owner: "À qui est le site : le leur, dans une nouvelle fenêtre.",
    label: "Le nom de la navigation, pour un lecteur d’écran.",
    menuLabel: "« Menu » : le nom du bouton qui déplie la navigation sur un téléphone.",
    entries: "Les entrées, dans l’ordre ; celle qui a des `links` se déplie.",
    action: "La dernière entrée, dessinée en bouton ; `play` lui donne le triangle d’un film.",
    menuAction:
      "L’action pleine après les entrées, où la barre a la place, et au bas du menu d’un téléphone : « Devenir Partenaire ».",
    menuContact: "À qui écrire, dessous : une adresse de courriel.",
    currentPath: "Le chemin de la page où l’on est.",
    id: "Commence les `id` de ce qui se déplie.",
  },
};
