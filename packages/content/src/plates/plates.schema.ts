import { z } from "zod";
import { fileId, label, scene } from "../fields.ts";

/** A poster of the series, as the gallery shows it. Its number is its place. */
export const plate = z.strictObject({
  id: fileId,
  drawing: scene.meta({ title: "Dessin" }),
  title: label.meta({ title: "Légende" }),
});

export type Plate = z.infer<typeof plate>;
