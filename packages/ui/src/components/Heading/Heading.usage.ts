import type { Usage } from "../../stories/usage.ts";
import type { HeadingProps } from "./Heading.tsx";

export const usage: Usage<HeadingProps> = {
  summary: "Un titre en caractère bois, sans italique, en casse de phrase.",
  group: "Contenu",
  aliases: ["titre", "title", "h1", "h2", "headline", "grand titre"],
  when: [
    "Le titre d’une page, d’une section, d’une carte. Le rang suit le plan de la page, la taille suit le dessin.",
  ],
  instead: [["un texte important qui n’est pas un titre", "Text, ton fort"]],
  writing: [
    "Casse de phrase ; capitales pour IMOCA, RSE, ODD, VIDÉO, À LA UNE seulement.",
    "Deux lignes, trois au plus, coupées à la main pour le sens : chacune remplit la mesure par la chasse.",
    "Un titre libre (traduction, titre d’une source) n’est pas ajusté : il passe à la ligne seul.",
    "Un seul titre de rang 1 par page.",
  ],
  accessibility: [
    "Le rang (`level`) suit le plan de la page et n’en saute aucun ; la taille se choisit à part.",
    "La coupe en lignes est visuelle : le titre est lu d’un trait.",
  ],
  props: {
    children:
      "Des mots qui viennent comme ils sont : traduits, saisis, longs. Ils passent à la ligne où il le faut.",
    fit: "Des lignes coupées à la main et ajustées à la construction ; elles portent leurs propres mots.",
    level: "Son rang dans le plan de la page ; l’allure est `size`.",
    size: "`hero` ouvre l’accueil, `poster` une page, `chapter` et `section` une de ses parties ; `question` est suivie de ses réponses ; `unseen` s’entend seulement.",
    id: "Permet à une adresse ou à une région de désigner le titre.",
    href: "Fait de tout le titre un lien.",
    focusable: "Peut recevoir le focus d’un script, après un changement de page.",
  },
};
