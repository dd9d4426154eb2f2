import { z } from "zod";
import {
  fileId,
  firstMonth,
  id,
  lateStart,
  sentences,
  startsBeforeItEnds,
  words,
  yearMonth,
} from "../fields.ts";

/** A month that matters to the press. Its status (« Publié », « À venir »…) is computed, never written. */
export const timelineEntry = z
  .strictObject({
    id: fileId,
    /** Once past, an article is « Publié », an event « Terminé ». */
    kind: z.enum(["article", "event"]).meta({ title: "Sorte", description: "un article ou un événement" }),
    start: firstMonth,
    /** Only for what lasts more than the month of `start`. */
    end: yearMonth.optional().meta({ title: "Dernier mois", description: "compris ; année-mois : 2026-08" }),
    title: words("Titre"),
    description: sentences("Texte"),
    /** The id of the article in the press collection. */
    article: id.optional().meta({ title: "Article", description: "le nom du fichier de l’article" }),
  })
  .refine(startsBeforeItEnds, lateStart);

export type TimelineEntry = z.infer<typeof timelineEntry>;
