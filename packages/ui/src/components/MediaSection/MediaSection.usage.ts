import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  group: "Mise en page",
  aliases: ["image et texte", "bandeau image", "scène", "split", "banner", "appel", "contact"],
  when: [
    "Au milieu d’une page : une scène, et ce qu’il y a à en dire, d’un bord à l’autre (`side`).",
    "Une phrase qui résume tout, avec une image qui la porte (`statement`).",
    "Une scène qui ouvre une grande partie, ou qui ferme une page sur une invitation (`cover`).",
    "Finir une page par la personne qui répond : son portrait, ses heures, son téléphone (`portrait`).",
    "Présenter deux choses égales, que l’on compare, côte à côte : deux bateaux, deux rives.",
  ],
  instead: [
    ["La tête d’une page", "Hero"],
    ["Une image dans le texte", "Figure"],
    ["Trois choses ou plus", "Card"],
    ["Une adresse dans une phrase", "Link"],
  ],
  writing: [
    "Un titre de deux lignes, une à trois phrases, une action pleine. Sur un dessin, rien que le titre.",
    "Un prénom plutôt qu’un service : « Camille décroche. »",
    "Côte à côte, le même plan : un titre, puis les mêmes lignes dans le même ordre.",
  ],
};
