import { z } from "zod";
import { group, label, sentences, words } from "../fields.ts";
import { pageFile } from "./page.schema.ts";
import { anchor, heading, hereLink, lead, lines, link } from "./shapes.schema.ts";

export const diplome = pageFile({
  lines,
  actions: group("Boutons de l’en-tête", {
    make: hereLink.meta({ title: "Bouton des noms" }),
    blank: link.meta({ title: "Bouton du diplôme vierge" }),
  }),
  maker: group("Fabrique de diplômes", { id: anchor, heading, lead, noScript: sentences("Sans JavaScript") }),
  document: group("Diplôme vierge", {
    back: link.meta({ title: "Lien de retour" }),
    hint: sentences("Conseil d’impression"),
    reason: label.meta({
      title: "À la place du niveau et du quiz",
      description: "avec des blancs à remplir",
    }),
    date: words("À la place de la date"),
  }),
});

export const diplomeMaker = z.strictObject({
  names: words("Champ des noms"),
  namesHint: sentences("Aide du champ"),
  missing: sentences("Quand aucun nom n’est écrit"),
  level: words("Choix du niveau"),
  noLevel: words("Aucun niveau"),
  bank: words("Choix du quiz"),
  print: words("Bouton d’impression"),
  printHint: sentences("Conseil d’impression"),
  noPrint: sentences("Quand rien ne s’imprime"),
  preview: words("Au-dessus de l’aperçu"),
  sheet: group("Sur la feuille", {
    title: words("Grand mot du diplôme"),
    subject: label.meta({ title: "De quoi", description: "à la suite du grand mot" }),
    awarded: words("Devant le nom"),
    signature: words("Devant la signature"),
  }),
});
