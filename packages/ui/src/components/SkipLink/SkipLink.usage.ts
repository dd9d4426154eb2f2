import type { Usage } from "../../stories/usage.ts";
import type { SkipLinkProps } from "./SkipLink.tsx";

export const usage: Usage<SkipLinkProps> = {
  summary:
    "Le premier lien de la page, vu quand il a le focus : il mène au-delà de la navigation (WCAG 2.4.1).",
  group: "Navigation",
  aliases: ["lien d’évitement", "aller au contenu", "skip to content", "accessibilité"],
  when: ["Le premier lien de chaque page, pour sauter la navigation. Il ne se voit que quand il a le focus."],
  instead: [["aller à une partie de la page, pour tout le monde", "Link ou ActionLink vers une ancre"]],
  keyboard: [
    ["Tab", "depuis le haut de la page, le montre"],
    ["Entrée", "mène au contenu ; Tab continue de là"],
  ],
  writing: ["« Aller au contenu » : le même nom sur toutes les pages."],
  accessibility: ["Premier arrêt de tabulation de la page ; il se voit dès qu’il a le focus."],
  props: {
    children: "« Aller au contenu ».",
    href: "L’ancre du contenu principal, qui doit pouvoir recevoir le focus : `#contenu`.",
  },
};
