import { z } from "zod";
import { label, pictogram, scene } from "../fields.ts";

/** A figure of the home. */
export const statTile = z.strictObject({
  icon: pictogram,
  label,
  /** The figure as it is printed, from `figures/figures.ts`. Examples: « 3 », « 25+ », « 100 % ». */
  value: z.string().min(1).max(8),
  drawing: scene,
});

export type StatTile = z.infer<typeof statTile>;
