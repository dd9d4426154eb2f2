import { z } from "zod";
import { fileId, label, paragraph, pictogram, scene } from "../fields.ts";

/** A card of the home's showcase. */
export const featureCard = z.strictObject({
  id: fileId,
  icon: pictogram.meta({ title: "Pictogramme" }),
  title: label.meta({ title: "Titre" }),
  subtitle: label.meta({ title: "Sous-titre" }),
  description: paragraph.meta({ title: "Texte" }),
  drawing: scene.meta({ title: "Dessin" }),
  /** Shown as chips: a few words each, without a full stop. */
  features: z
    .array(
      z.strictObject({ name: label.meta({ title: "Mots" }), icon: pictogram.meta({ title: "Pictogramme" }) }),
    )
    .min(2)
    .max(4)
    .meta({ title: "Points forts", description: "quelques mots chacun, sans point" }),
});

export type FeatureCard = z.infer<typeof featureCard>;
