import { z } from "zod";
import { figure, id, label, pictogram, scene, sentences, words } from "../fields.ts";

/** The exclusive offer of /devenir-partenaire. */
export const offer = z.strictObject({
  /** The name of the platform. */
  name: words("Nom"),
  title: words("Titre"),
  description: sentences("Texte"),
  figures: z
    .array(figure.extend({ icon: pictogram.meta({ title: "Pictogramme" }) }))
    .length(3)
    .meta({ title: "Chiffres" }),
  /** What is included, one line each, without a final full stop. */
  features: z
    .array(z.string().min(3).max(120))
    .min(3)
    .max(5)
    .meta({ title: "Ce qui est compris", description: "une ligne chacun, sans point" }),
  drawing: scene.meta({ title: "Dessin" }),
});

export type Offer = z.infer<typeof offer>;

/** One way to count the free places, with its reckoning. */
export const opportunityReading = z.strictObject({
  id,
  /** The result, counted from the spaces. */
  value: z.int().nonnegative(),
  label,
  /** The reckoning, in full. Example: « 100 espaces − 1 partenaire actif = 99 disponibles ». */
  reckoning: z.string().min(10).max(140),
});

export type OpportunityReading = z.infer<typeof opportunityReading>;
