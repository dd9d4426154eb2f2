import { z } from "zod";
import { id, label, lateStart, paragraph, startsBeforeItEnds, yearMonth } from "../fields.ts";

/** A month that matters to the press. Its status (« Publié », « À venir »…) is computed, never written. */
export const timelineEntry = z
  .strictObject({
    id,
    /** Once past, an article is « Publié », an event « Terminé ». */
    kind: z.enum(["article", "event"]),
    start: yearMonth,
    /** Only for what lasts more than the month of `start`. */
    end: yearMonth.optional(),
    title: label,
    description: paragraph,
    /** The id of the article in the press collection. */
    article: id.optional(),
  })
  .refine(startsBeforeItEnds, lateStart);

export type TimelineEntry = z.infer<typeof timelineEntry>;
