import { z } from "zod";
import {
  flagDrawing,
  id,
  label,
  lateStart,
  paragraph,
  pictogram,
  scene,
  startsBeforeItEnds,
  tone,
  yearMonth,
} from "../fields.ts";
import { countryCode, voyage } from "../ports/ports.schema.ts";

const keyPointsCard = z.strictObject({
  icon: pictogram,
  title: label,
  subtitle: label,
  description: paragraph,
  tone,
});

/** A stage of the roadmap. */
export const stage = z
  .strictObject({
    /** Also its anchor: `/#tours-d-europe`. */
    id,
    start: yearMonth,
    /** The last month of the stage, included. */
    end: yearMonth,
    title: label,
    /** What the map shows once the stage is chosen, for who does not see it. Example: « Carte : la route des Tours d’Europe ». */
    mapLabel: label,
    /** The flag that the stage hoists, from the International Code of Signals, and what it says there. */
    flag: z.strictObject({
      drawing: flagDrawing,
      /** Example: « Pavillon P ». */
      name: label,
      /** The official meaning. Example: « Le navire va prendre la mer ». */
      meaning: label,
    }),
    location: label,
    /** At sea, the voyage of `ports/` that the map draws for it. */
    leg: voyage.optional(),
    /** Ashore, the country that the map inks for it. */
    countryCode: countryCode.optional(),
    /** Ashore, the harbour of `ports/` that the map marks for it. Example: `lorient`. */
    harbour: id.optional(),
    /** A large figure on the poster once it is chosen, and what it counts. */
    figure: z.strictObject({ value: z.string().min(1).max(4), text: paragraph }),
    description: paragraph,
    /** Three to five facts, one line each, without a final full stop. */
    details: z.array(z.string().min(3).max(120)).min(3).max(5).readonly(),
    keyPointsCards: z.array(keyPointsCard).length(3).readonly(),
    drawing: scene,
  })
  .refine(startsBeforeItEnds, lateStart);

export type Stage = z.infer<typeof stage>;
export type KeyPointsCard = z.infer<typeof keyPointsCard>;
