import { z } from "zod";
import { count, id, yearMonth } from "../fields.ts";
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
  holder: id,
  /** Their numbers, as they are written on the sails. */
  spaces: z.array(count).min(1),
});

export type Holding = z.infer<typeof holding>;

/** Spaces promised to somebody, before anyone knows which ones. */
export const reservation = z.strictObject({
  id,
  since: yearMonth,
  /** How many spaces. */
  spaces: count,
});

export type Reservation = z.infer<typeof reservation>;
