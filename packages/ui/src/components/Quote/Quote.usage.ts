import type { Usage } from "../../stories/usage.ts";
import type { QuoteProps } from "./Quote.tsx";

export const usage: Usage<QuoteProps> = {
  summary: "Des mots que quelqu’un a dits.",
  group: "Contenu",
  aliases: ["citation", "verbatim", "témoignage", "blockquote", "testimonial", "guillemets"],
  when: ["Les mots de quelqu’un, exacts, avec son nom."],
  instead: [["un texte que l’on veut mettre en avant", "Text, chapô"]],
  writing: ["Entre guillemets français. Une coupe se marque […]."],
  accessibility: ["Un `blockquote` dans une figure, dont la légende nomme qui parle, si on le sait."],
  props: {
    children: "Les mots, entre guillemets français.",
    author: "Qui les dit.",
  },
};
