import { z } from "zod";
import { externalUrl, id, label, logo, paragraph } from "../fields.ts";

/** A media partner. Its articles are counted from the press collection, by name. */
export const mediaPartner = z.strictObject({
  id: id.meta({
    title: "Nom du fichier",
    description: "en minuscules, sans accent, mots séparés par un tiret ; ne change plus une fois publié",
  }),
  /** Spelled as in the `source` of its articles. */
  name: label.meta({
    title: "Nom",
    description: "comme le média l’écrit : les articles le citent à la lettre",
  }),
  /** What kind of media. Example: « Quotidien de la façade atlantique ». */
  kind: label.meta({ title: "Sorte de média", description: "« Quotidien de la façade atlantique »" }),
  description: paragraph.meta({ title: "Texte" }),
  logo: logo.meta({ title: "Logo", description: "SVG, PNG, JPEG ou WebP : il est ramené à une encre" }),
  url: externalUrl.meta({ title: "Adresse", description: "complète, en https" }),
});

export type MediaPartner = z.infer<typeof mediaPartner>;
