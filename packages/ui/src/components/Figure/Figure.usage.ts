import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  group: "Contenu",
  aliases: ["image légendée", "illustration", "légende", "caption", "crédit", "photo", "image"],
  when: [
    "Pour une image dont on dit ce qu’elle montre, ou de qui elle est.",
    "Pour une planche dont on montre les encres, au bout de sa légende.",
  ],
  instead: [
    ["Une image sans légende", "Picture"],
    ["L’image qui ouvre une page", "Hero"],
  ],
  writing: [
    "Une phrase, avec son point. Le crédit vient après : « Dessin : … » ou « Photo : …, CC BY 4.0. »",
    "La légende dit ce que l’image ne montre pas ; le texte de remplacement dit ce qu’elle montre.",
  ],
  accessibility: ["La légende et le texte de remplacement disent deux choses différentes."],
};
