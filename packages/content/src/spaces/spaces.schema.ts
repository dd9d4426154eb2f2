import { z } from "zod";
import { count, fileId, id, list, yearMonth } from "../fields.ts";
import { sailId } from "../sails/sails.schema.ts";

/** An advertising space on a sail, drawn as `path#espace-<number on three figures>`. */
export const space = z
  .strictObject({
    number: count,
    sail: sailId,
    /** In square metres, measured on the drawing. */
    area: z.number().positive(),
    /** From the foot of the sail, and from its luff. */
    row: count,
    column: count,
    /** In the units of the drawing. */
    centre: z.tuple([z.number(), z.number()]).readonly(),
    state: z.enum(["free", "taken"]),
    /** The id of the organisation that has taken it. */
    holder: id.optional(),
  })
  .refine(({ state, holder }) => (state === "taken") === (holder !== undefined), {
    error: "un espace pris nomme son partenaire, un espace libre n’en nomme pas",
    path: ["holder"],
  });

export type Space = z.infer<typeof space>;

/** What the sail plan says of a space, whoever holds it. */
export type DrawnSpace = Omit<Space, "state" | "holder">;

/** The spaces that an organisation has taken. */
export const holding = z.strictObject({
  /** The id of the organisation. */
  holder: id.meta({ title: "Organisation", description: "le nom du fichier de l’organisation" }),
  /** Their numbers, as they are written on the sails. */
  spaces: list("Espaces", count).describe("leurs numéros, ou combien"),
});

export type Holding = z.infer<typeof holding>;

/** Spaces promised to somebody, before anyone knows which ones. */
export const reservation = z.strictObject({
  id: fileId,
  since: yearMonth.meta({ title: "Depuis", description: "année-mois : 2025-11" }),
  /** How many spaces. */
  spaces: count.meta({ title: "Espaces", description: "leurs numéros, ou combien" }),
});

export type Reservation = z.infer<typeof reservation>;
