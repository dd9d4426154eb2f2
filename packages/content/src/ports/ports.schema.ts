import { z } from "zod";
import { fileId, label, words, yearMonth } from "../fields.ts";

/**
 * Degrees east, then degrees north, with two or three decimals, on the water: `[-3.37, 47.728]`.
 * West and south are negative.
 */
export const position = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]).readonly();

export const voyage = z.enum(["europe", "amerique-latine"]);

/** Two letters of ISO 3166-1: « GB ». */
export const countryCode = z
  .string()
  .regex(/^[A-Z]{2}$/, "écrire le code ISO du pays en deux capitales : « GB »");

/** A harbour of the route: the home port, or the place of a call. */
export const harbour = z.strictObject({
  id: fileId,
  /** As French says it: « La Corogne », « Gênes ». */
  name: words("Nom"),
  /** As French says it: « Royaume-Uni ». */
  country: label.meta({ title: "Pays", description: "comme on l’écrit en français" }),
  countryCode: countryCode.meta({ title: "Code du pays", description: "deux capitales : GB" }),
  position: position.meta({
    title: "Position",
    description: "degrés est puis nord ; l’ouest et le sud sont négatifs : [-3.37, 47.728]",
  }),
  /** One true sentence that a sailor would like; a date or a figure only if anyone can check it. */
  note: z
    .string()
    .min(20)
    .max(140)
    .regex(/^[^.!?]*[.!?]$/, "écrire une seule phrase, avec son point")
    .meta({ title: "Anecdote", description: "une phrase vraie qu’un marin aimerait" }),
});

/** A call of one of the two voyages. */
export const port = harbour.extend({
  /** The voyage that calls here. */
  leg: voyage.meta({ title: "Voyage", description: "tour d’Europe ou Amérique latine" }),
  /** The month of the call, never a day: « 2026-03 ». */
  month: yearMonth.meta({ title: "Mois de l’escale", description: "année-mois : 2026-03" }),
});

export type Harbour = z.infer<typeof harbour>;
export type Port = z.infer<typeof port>;
export type VoyageId = z.infer<typeof voyage>;
