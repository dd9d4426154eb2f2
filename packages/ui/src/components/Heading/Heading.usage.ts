import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
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
};
