import type { Usage } from "../../stories/usage.ts";
import type { SiteFooterProps } from "./SiteFooter.tsx";

export const usage: Usage<SiteFooterProps> = {
  summary: "Le pied de toutes les pages.",
  group: "Navigation",
  aliases: ["pied de page", "footer", "bas de page", "mentions légales", "plan du site"],
  when: ["Au pied de chaque page : où aller ensuite, à qui écrire, ce que la loi demande."],
  instead: [
    ["les pages principales", "SiteHeader, qui les porte déjà"],
    ["l’action qui ferme une page", "MediaSection"],
  ],
  keyboard: [
    ["Tab", "va de lien en lien, colonne par colonne"],
    ["Entrée", "suit le lien"],
  ],
  writing: [
    "Une colonne, un titre d’un ou deux mots, six liens au plus.",
    "Le nom en grandes lettres est pour l’œil : il n’est pas lu.",
  ],
  accessibility: [
    "Un `footer` et des `nav` nommées par leur titre ; le grand nom est caché aux lecteurs d’écran.",
  ],
  props: {
    id: "L’ancre du pied : `contact`.",
    children: "`FooterContents`, `FooterLegal`, `Wordmark` ; avant eux, ce qui a son encre : la lettre.",
  },
};
