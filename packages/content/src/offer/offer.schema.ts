import { z } from "zod";
import { figureWords, fileId, label, paragraph, pictogram, scene } from "../fields.ts";

/** The exclusive offer of /devenir-partenaire. */
export const offer = z.strictObject({
  /** The name of the platform. */
  name: label.meta({ title: "Nom" }),
  title: label.meta({ title: "Titre" }),
  description: paragraph.meta({ title: "Texte" }),
  figures: z
    .array(
      z.strictObject({
        /** As printed. Examples: « 1 000+ », « 24 h/24, 7 j/7 ». */
        value: z.string().min(1).max(20).meta(figureWords),
        label: label.meta({ title: "Libellé" }),
        icon: pictogram.meta({ title: "Pictogramme" }),
      }),
    )
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
  id: fileId,
  /** The result, counted from the spaces. */
  value: z.int().nonnegative().meta(figureWords),
  label: label.meta({ title: "Libellé" }),
  /** The reckoning, in full. Example: « 100 espaces − 1 partenaire actif = 99 disponibles ». */
  reckoning: z.string().min(10).max(140).meta({ title: "Calcul" }),
});

export type OpportunityReading = z.infer<typeof opportunityReading>;
