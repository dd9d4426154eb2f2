import { z } from "zod";
import { count, fileId, label, paragraph, words } from "../fields.ts";

/** What a partner may take, and what it costs: a line of the price grid of /devenir-partenaire and of the dossier. */
export const price = z.strictObject({
  id: fileId,
  /** What is taken. Example: « Une journée d’escale ». */
  title: words("Titre"),
  /** In whole euros, taxes left out. Empty or absent: « Sur devis ». */
  amount: count.nullish().meta({ title: "Prix", description: "en euros, hors taxes ; vide : « Sur devis »" }),
  /** What the amount buys, after it. Examples: « le m², par an », « la journée ». */
  unit: label.meta({ title: "Unité", description: "ce que le prix achète : « le m², par an »" }),
  /** Whether the amount buys a square metre of sail: the price of the smallest and of the largest space is computed. */
  perSquareMetre: z.boolean().optional().meta({
    title: "Au mètre carré",
    description: "oui : le prix du plus petit et du plus grand espace est calculé, jusqu’au retour",
  }),
  /** Whether it is taken on this voyage: no longer offered once the last call is made. */
  whileSailing: z.boolean().optional().meta({
    title: "Pendant le voyage",
    description: "oui : ne se prend plus une fois la dernière escale faite",
  }),
  /** For how long, from when to when: one sentence. */
  duration: paragraph.meta({ title: "Durée", description: "pour combien de temps, de quand à quand" }),
  /** What is included, one line each, without a final full stop. */
  included: z
    .array(z.string().min(3).max(120))
    .min(1)
    .max(6)
    .meta({ title: "Ce qui est compris", description: "une ligne chacun, sans point" }),
});

export type Price = z.infer<typeof price>;
