import { z } from "zod";
import { fileId, scene, sentences, words } from "../fields.ts";

/** A slide of the home's showcase. */
export const slide = z.strictObject({
  id: fileId,
  drawing: scene.meta({ title: "Dessin" }),
  /** Also its entry beside the drawing. */
  title: words("Titre"),
  description: sentences("Texte"),
});

export type Slide = z.infer<typeof slide>;
