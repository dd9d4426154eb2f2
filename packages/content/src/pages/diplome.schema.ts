import { z } from "zod";
import { label, paragraph } from "../fields.ts";
import { pageFile } from "./page.schema.ts";
import { anchor, heading, hereLink, lead, lines, link } from "./shapes.schema.ts";

export const diplome = pageFile({
  lines,
  actions: z
    .strictObject({
      make: hereLink.meta({ title: "Bouton des noms" }),
      blank: link.meta({ title: "Bouton du diplôme vierge" }),
    })
    .meta({ title: "Boutons de l’en-tête" }),
  maker: z
    .strictObject({ id: anchor, heading, lead, noScript: paragraph.meta({ title: "Sans JavaScript" }) })
    .meta({ title: "Fabrique de diplômes" }),
  document: z
    .strictObject({
      back: link.meta({ title: "Lien de retour" }),
      hint: paragraph.meta({ title: "Conseil d’impression" }),
      reason: label.meta({
        title: "À la place du niveau et du quiz",
        description: "avec des blancs à remplir",
      }),
      date: label.meta({ title: "À la place de la date" }),
    })
    .meta({ title: "Diplôme vierge" }),
});

export const diplomeMaker = z.strictObject({
  names: label.meta({ title: "Champ des noms" }),
  namesHint: paragraph.meta({ title: "Aide du champ" }),
  missing: paragraph.meta({ title: "Quand aucun nom n’est écrit" }),
  level: label.meta({ title: "Choix du niveau" }),
  noLevel: label.meta({ title: "Aucun niveau" }),
  bank: label.meta({ title: "Choix du quiz" }),
  print: label.meta({ title: "Bouton d’impression" }),
  printHint: paragraph.meta({ title: "Conseil d’impression" }),
  noPrint: paragraph.meta({ title: "Quand rien ne s’imprime" }),
  preview: label.meta({ title: "Au-dessus de l’aperçu" }),
  sheet: z
    .strictObject({
      title: label.meta({ title: "Grand mot du diplôme" }),
      subject: label.meta({ title: "De quoi", description: "à la suite du grand mot" }),
      awarded: label.meta({ title: "Devant le nom" }),
      signature: label.meta({ title: "Devant la signature" }),
    })
    .meta({ title: "Sur la feuille" }),
});
