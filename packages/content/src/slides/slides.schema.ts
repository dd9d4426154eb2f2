import { z } from "zod";
import { fileId, label, paragraph, scene } from "../fields.ts";

/** A slide of the home's showcase. */
export const slide = z.strictObject({
  id: fileId,
  drawing: scene.meta({ title: "Dessin" }),
  /** Also its entry beside the drawing. */
  title: label.meta({ title: "Titre" }),
  description: paragraph.meta({ title: "Texte" }),
});

export type Slide = z.infer<typeof slide>;
