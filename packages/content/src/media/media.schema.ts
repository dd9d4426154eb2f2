import { z } from "zod";
import { fileId, label, ownLogo, sentences, webAddress } from "../fields.ts";

/** A media partner. Its articles are counted from the press collection, by name. */
export const mediaPartner = z.strictObject({
  id: fileId,
  /** Spelled as in the `source` of its articles. */
  name: label.meta({
    title: "Nom",
    description: "comme le média l’écrit : les articles le citent à la lettre",
  }),
  /** What kind of media. Example: « Quotidien de la façade atlantique ». */
  kind: label.meta({ title: "Sorte de média", description: "« Quotidien de la façade atlantique »" }),
  description: sentences("Texte"),
  logo: ownLogo,
  url: webAddress,
});

export type MediaPartner = z.infer<typeof mediaPartner>;
