import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  group: "Illustration",
  aliases: ["lecture", "play", "vidéo", "film", "lecteur"],
  when: ["Au milieu de l’image d’une carte qui mène à un film."],
  instead: [["un bouton qui lance", "Button ou IconButton"]],
  writing: ["La marque ne dit rien : le lien de la carte dit ce qu’il lance."],
  accessibility: ["Décor : le lien de la carte dit ce qu’il lance."],
};
