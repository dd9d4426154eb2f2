import type { Usage } from "../../stories/usage.ts";
import type { BadgeProps } from "./Badge.tsx";

export const usage: Usage<BadgeProps> = {
  summary: "Une étiquette courte, sans action, qui qualifie ce qui est à côté.",
  group: "Retour d’information",
  aliases: ["badge", "étiquette", "statut", "pastille", "pill", "nouveauté", "label", "tag"],
  when: ["Qualifier en un ou deux mots ce qui se trouve juste à côté : un statut, un rang, une nouveauté."],
  instead: [
    ["plusieurs mots-clés", "TagList"],
    ["un choix que l’on peut cocher", "ToggleButton"],
    ["un message qui vient d’arriver", "une phrase, dans un Text"],
  ],
  writing: [
    "Un ou deux mots, sans point : « En cours », « À venir ».",
    "La couleur appuie le mot, elle ne le remplace jamais.",
    "Capitales seulement pour « À LA UNE ».",
  ],
  accessibility: ["Le mot suffit sans la couleur."],
  props: {
    children: "Un ou deux mots ; une phrase va dans un `Text`.",
    tone: "Ce que l’étiquette veut dire. Jamais seule à le dire : les mots le disent aussi.",
    variant: "Pleine, cernée, ou en caractère d’affiche.",
    icon: "Un signe avant les mots, d’une ligne et demie de haut : il se lit sans les couleurs.",
    size: "`large` dans le coin d’une image.",
  },
};
