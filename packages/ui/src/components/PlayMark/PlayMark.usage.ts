import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  when: ["Au milieu de l’image d’une carte qui mène à un film."],
  instead: [["un bouton qui lance", "Button ou IconButton"]],
  writing: ["La marque ne dit rien : le lien de la carte dit ce qu’il lance."],
};
