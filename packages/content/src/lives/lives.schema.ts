import { z } from "zod";
import {
  externalUrl,
  id,
  label,
  lateStart,
  paragraph,
  scene,
  startsBeforeItEnds,
  yearMonth,
} from "../fields.ts";

/** A live broadcast to come, running or past. Its status is computed. */
export const live = z
  .strictObject({
    /** Also the stable name of the calendar file. Example: `direct-tours-d-europe`. */
    id,
    title: label,
    location: label,
    start: yearMonth,
    /** The last month of the broadcast, included. */
    end: yearMonth,
    description: paragraph,
    /** The figures of the card, as printed. */
    facts: z
      .array(z.strictObject({ value: z.string().min(1).max(20), label }))
      .min(2)
      .max(4),
    /** The channel outside the site, for « Suivre le direct ». */
    channel: externalUrl,
    /** The id of the recording, once there is one, for « Revoir ». */
    replay: id.optional(),
    drawing: scene,
  })
  .refine(startsBeforeItEnds, lateStart);

export type Live = z.infer<typeof live>;
