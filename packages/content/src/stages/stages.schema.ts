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

const keyPointsCard = z.strictObject({
  icon: pictogram,
  title: label,
  subtitle: label,
  description: paragraph,
  tone,
});

/** One of the four stages of the roadmap, in the order of the expedition. */
export const stage = z
  .strictObject({
    /** Also its key in `periods.ts` and on the map, and its anchor: `/#tours-d-europe`. */
    id,
    start: yearMonth,
    /** The last month of the stage, included. */
    end: yearMonth,
    title: label,
    /** The flag that the stage hoists, from the International Code of Signals, and what it says there. */
    flag: z.strictObject({
      drawing: flagDrawing,
      /** Example: « Pavillon P ». */
      name: label,
      /** The official meaning. Example: « Le navire va prendre la mer ». */
      meaning: label,
    }),
    location: label,
    /** A large figure on the poster once it is chosen, and what it counts. */
    figure: z.strictObject({ value: z.string().min(1).max(4), text: paragraph }),
    description: paragraph,
    /** Three to five facts, one line each, without a final full stop. */
    details: z.array(z.string().min(3).max(120)).min(3).max(5),
    keyPointsCards: z.array(keyPointsCard).length(3),
    drawing: scene,
  })
  .refine(startsBeforeItEnds, lateStart);

export type Stage = z.infer<typeof stage>;
export type KeyPointsCard = z.infer<typeof keyPointsCard>;
