import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  group: "Contenu",
  aliases: ["texte", "paragraphe", "paragraph", "chapô", "body", "lead", "légende"],
  when: [
    "Tout ce qui se lit : un paragraphe, un chapô, une légende.",
    "Un chapô (lead) par page ou par section, juste sous le titre.",
  ],
  instead: [
    ["un titre", "Heading"],
    ["les mots de quelqu’un", "Quote"],
    ["une liste", "List"],
    ["des termes et leur définition", "DescriptionList"],
  ],
  writing: [
    "Des phrases courtes, des verbes, du concret. On vouvoie.",
    "Une image marine par écran, pas trois.",
    "Un chiffre a son unité et sa source.",
  ],
};
