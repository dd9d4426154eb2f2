import type { Usage } from "../../stories/usage.ts";
import type { TextProps } from "./Text.tsx";

export const usage: Usage<TextProps> = {
  summary: "Un paragraphe tenu à une mesure qui se lit.",
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
  props: {
    children: "Le texte.",
    size: "`lead` ouvre une page ou une section ; `small` est pour les légendes et les notes.",
    tone: "`muted` pour ce qui est secondaire, `accent` et `strong` pour ce qui compte.",
    as: "L’élément qui le porte : `span` dans une phrase, `div` s’il contient des blocs.",
  },
};
