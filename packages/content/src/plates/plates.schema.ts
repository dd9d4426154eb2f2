import { z } from "zod";
import { fileId, scene, words } from "../fields.ts";

/** A poster of the series, as the gallery shows it. Its number is its place. */
export const plate = z.strictObject({
  id: fileId,
  drawing: scene.meta({ title: "Dessin" }),
  title: words("Légende"),
});

export type Plate = z.infer<typeof plate>;
