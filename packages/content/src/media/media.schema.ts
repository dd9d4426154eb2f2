import { z } from "zod";
import { externalUrl, id, label, logo, paragraph } from "../fields.ts";

/** A media partner. Its articles are counted from the press collection, by name. */
export const mediaPartner = z.strictObject({
  id,
  /** Spelled as in the `source` of its articles. */
  name: label,
  /** What kind of media. Example: « Quotidien de la façade atlantique ». */
  kind: label,
  description: paragraph,
  logo,
  url: externalUrl,
});

export type MediaPartner = z.infer<typeof mediaPartner>;
