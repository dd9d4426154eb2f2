import { z } from "zod";
import { count, label, paragraph, sailDrawing } from "../fields.ts";

export const sailId = z.enum(["gv-rouge", "j2-rouge", "gv-bleue", "spi-bleue"]);

export type SailId = z.infer<typeof sailId>;

/** A sail that carries advertising spaces. */
export const sail = z.strictObject({
  /** Also the id of its group in the drawing, and the `data-voile` of its spaces. */
  id: sailId.meta({
    title: "Nom du fichier",
    description: "en minuscules, sans accent, mots séparés par un tiret ; ne change plus une fois publié",
  }),
  /** Example: « Grand-voile, la rouge ». */
  name: label.meta({ title: "Nom" }),
  boat: z.enum(["rouge", "bleue"]).meta({ title: "Bateau" }),
  /** In square metres, rounded; the spaces give the exact sum. */
  area: count.meta({ title: "Surface", description: "en mètres carrés" }),
  /** What the sail is for. */
  description: paragraph.meta({ title: "Texte" }),
  drawing: sailDrawing.meta({ title: "Dessin" }),
});

export type Sail = z.infer<typeof sail>;
