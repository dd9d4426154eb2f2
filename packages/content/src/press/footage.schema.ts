import { z } from "zod";
import { count, externalUrl, id, label } from "../fields.ts";
import { embargo } from "./quotes.schema.ts";

/** Moving pictures for newsrooms, kept on another site: they weigh too much for this one. */
export const footage = z.strictObject({
  id: id.meta({
    title: "Nom du fichier",
    description: "en minuscules, sans accent, mots séparés par un tiret ; ne change plus une fois publié",
  }),
  title: label.meta({ title: "Titre", description: "ce que l’on voit" }),
  seconds: count.meta({ title: "Durée", description: "en secondes" }),
  format: label.meta({ title: "Format", description: "« MP4, 1 920 × 1 080, 25 images par seconde »" }),
  credit: label.meta({ title: "Crédit" }),
  url: externalUrl.meta({ title: "Adresse", description: "complète, en https" }),
  embargo,
});

export type Footage = z.infer<typeof footage>;
