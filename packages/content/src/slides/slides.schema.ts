import { z } from "zod";
import { label, paragraph, scene } from "../fields.ts";

/** A slide of the home's showcase. */
export const slide = z.strictObject({
  drawing: scene,
  title: label,
  description: paragraph,
});

export type Slide = z.infer<typeof slide>;
