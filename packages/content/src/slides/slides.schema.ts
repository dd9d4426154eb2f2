import { z } from "zod";
import { id, label, paragraph, scene } from "../fields.ts";

/** A slide of the home's showcase. */
export const slide = z.strictObject({
  id,
  drawing: scene,
  /** Also its entry beside the drawing. */
  title: label,
  description: paragraph,
});

export type Slide = z.infer<typeof slide>;
