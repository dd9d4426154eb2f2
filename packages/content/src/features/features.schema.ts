import { z } from "zod";
import { fileId, pictogram, scene, sentences, words } from "../fields.ts";

/** A card of the home's showcase. */
export const featureCard = z.strictObject({
  id: fileId,
  icon: pictogram.meta({ title: "Pictogramme" }),
  title: words("Titre"),
  subtitle: words("Sous-titre"),
  description: sentences("Texte"),
  drawing: scene.meta({ title: "Dessin" }),
  /** Shown as chips: a few words each, without a full stop. */
  features: z
    .array(z.strictObject({ name: words("Mots"), icon: pictogram.meta({ title: "Pictogramme" }) }))
    .min(2)
    .max(4)
    .meta({ title: "Points forts", description: "quelques mots chacun, sans point" }),
});

export type FeatureCard = z.infer<typeof featureCard>;
