import type { Usage } from "../../stories/usage.ts";
import type { CardTitleProps } from "./CardTitle.tsx";

export const usage: Usage<CardTitleProps> = {
  summary: "Le titre d’une `Card`. Avec `href`, un seul lien, dont toute la carte est la cible.",
  group: "Contenu",
  aliases: ["titre de carte", "lien de carte", "card title"],
  when: ["Le titre d’une carte, et le seul lien quand toute la carte mène ailleurs."],
  instead: [
    ["le titre d’une page ou d’une section", "Heading"],
    ["une carte dont l’action est au pied", "ActionLink, avec `cover`"],
  ],
  writing: ["Un nom ou une affirmation, sans point final."],
  accessibility: ["Un seul lien se lit, celui du titre ; l’anneau de focus entoure la carte."],
  props: {
    children: "Le titre : un nom ou une affirmation, sans point final.",
    level: "Son rang dans le plan de la page ; l’allure est `size`.",
    size: "`small` sous une image, `large` quand le titre en tient lieu, `poster` sur une carte qui couvre ou qui mène.",
    href: "Fait de toute la carte la cible de ce lien.",
    opens: "Ce qu’un script ouvre au lieu de suivre le lien.",
    id: "Permet à la carte d’être nommée par son titre.",
  },
};
