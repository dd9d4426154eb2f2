import { z } from "zod";
import { count, fileId, label, webAddress, words } from "../fields.ts";
import { embargo } from "./quotes.schema.ts";

/** Moving pictures for newsrooms, kept on another site: they weigh too much for this one. */
export const footage = z.strictObject({
  id: fileId,
  title: label.meta({ title: "Titre", description: "ce que l’on voit" }),
  seconds: count.meta({ title: "Durée", description: "en secondes" }),
  format: label.meta({ title: "Format", description: "« MP4, 1 920 × 1 080, 25 images par seconde »" }),
  credit: words("Crédit"),
  url: webAddress,
  embargo,
});

export type Footage = z.infer<typeof footage>;
