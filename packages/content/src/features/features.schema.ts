import { z } from "zod";
import { id, label, paragraph, pictogram, scene } from "../fields.ts";

/** A card of the home's showcase. */
export const featureCard = z.strictObject({
  id,
  icon: pictogram,
  title: label,
  subtitle: label,
  description: paragraph,
  drawing: scene,
  /** Shown as chips: a few words each, without a full stop. */
  features: z
    .array(z.strictObject({ name: label, icon: pictogram }))
    .min(2)
    .max(4),
});

export type FeatureCard = z.infer<typeof featureCard>;
