import { z } from "zod";
import { paragraph } from "../fields.ts";

const choices = ["Images", "Concours", "Lettre d’information"] as const;

/** What may stay as it is by choice: pictures drawn on purpose, a contest that is over, a letter asked for by mail. */
export const kept = z.strictObject({
  kept: z
    .array(
      z.strictObject({
        heading: z.enum(choices).meta({ title: "Ce qui est gardé" }),
        /** For who reads this list in a year. */
        why: paragraph.meta({ title: "Pourquoi", description: "une phrase, pour qui la relira dans un an" }),
      }),
    )
    .meta({ title: "Gardé par choix", description: "ce qui est inventé ne peut pas l’être" }),
});

export type Kept = z.infer<typeof kept>["kept"][number];
