import type { Usage } from "../../stories/usage.ts";
import type { ActionLinkProps } from "./ActionLink.tsx";

export const usage: Usage<ActionLinkProps> = {
  summary: "Mène quelque part, avec l’allure de l’action qu’elle est. Dans une phrase, prendre `Link`.",
  group: "Actions",
  aliases: ["bouton lien", "lien d’action", "appel à l’action", "CTA", "link button", "lien"],
  when: ["Aller quelque part quand c’est l’action de la page : une autre page, une ancre, un document."],
  instead: [
    ["faire quelque chose sur cette page", "Button"],
    ["un lien dans une phrase ou à la fin d’une carte", "Link"],
  ],
  keyboard: [["Entrée", "suit le lien"]],
  writing: [
    "Un verbe à l’infinitif, ou le nom de la page : « Devenir Partenaire ».",
    "Un lien qui ouvre une fenêtre le dit, en mots pour les lecteurs d’écran.",
  ],
  accessibility: [
    "C’est un lien : un lecteur d’écran l’annonce comme tel, et il s’ouvre dans un nouvel onglet comme tout lien.",
    "Une fenêtre nouvelle est annoncée en mots.",
  ],
  props: {
    children: "Un verbe à l’infinitif : « Devenir Partenaire ».",
    href: "L’adresse où il mène.",
    variant: "Une action `primary` par groupe ; les autres sont `secondary`.",
    size: "`small` dans une barre : la cible garde 44 px.",
    plain: "Sans le sillage : un lien plein qui porte une icône, ou qui se tient parmi d’autres.",
    newWindow: "Ouvre une nouvelle fenêtre, et le dit avec ces mots : « (nouvelle fenêtre) ».",
    download: "Apporte un fichier, de ce format et de ce poids : « PDF, 4 Mo ».",
    cover: "Toute la `Card` autour est sa cible : l’image d’un film, sa marque de lecture.",
    current: "Marque le lien de la page où l’on est.",
    opens: "Ce qu’un script ouvre au lieu de suivre le lien.",
  },
};
