import { z } from "zod";
import { id, label, pictogram, scene } from "../fields.ts";

/** A figure of the home. */
export const statTile = z.strictObject({
  id,
  icon: pictogram,
  label,
  /** The figure as it is printed, from the constants. Examples: « 3 », « 25+ », « 100 % ». */
  value: z.string().min(1).max(8),
  drawing: scene,
});

export type StatTile = z.infer<typeof statTile>;
