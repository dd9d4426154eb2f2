import { z } from "zod";
import {
  fact,
  figureValue,
  fileId,
  id,
  label,
  lateStart,
  paragraph,
  pictogram,
  scene,
  sentences,
  startsBeforeItEnds,
  words,
  yearMonth,
} from "../fields.ts";

/** A contest: the photo contest or the video challenge. */
export const contest = z
  .strictObject({
    id: fileId,
    title: words("Titre"),
    theme: z.string().min(10).max(120).meta({ title: "Sujet" }),
    description: sentences("Texte"),
    /** The first month during which entries are received. */
    start: yearMonth.meta({ title: "Premier mois", description: "année-mois : 2026-03" }),
    /** The last month during which entries are received, included. */
    end: yearMonth.meta({ title: "Dernier mois", description: "compris ; année-mois : 2026-08" }),
    /** The month when the winners are announced. */
    winners: yearMonth.meta({ title: "Annonce des gagnants", description: "année-mois : 2026-04" }),
    /** Who may enter. */
    participants: sentences("Qui peut participer"),
    /** What is accepted, in one line. Example: « JPG ou PNG, 10 Mo au plus par photo ». */
    formats: z.string().min(5).max(120).meta({ title: "Formats acceptés", description: "une ligne" }),
    drawing: scene.meta({ title: "Dessin" }),
  })
  .refine(startsBeforeItEnds, lateStart)
  .refine(({ end, winners }) => end <= winners, {
    error: "les gagnants sont annoncés avant la fin des envois",
    path: ["winners"],
  });

export type Contest = z.infer<typeof contest>;

/** A rule of the contest; printed, never enforced by the site. */
export const contestRule = z.strictObject({ id, ...fact(paragraph).shape });

export type ContestRule = z.infer<typeof contestRule>;

/** A month of the contest's calendar. Its status is computed. */
export const calendarStep = z
  .strictObject({
    id: fileId,
    start: yearMonth.meta({ title: "Premier mois", description: "année-mois : 2026-03" }),
    /** Only for a step that lasts more than the month of `start`. */
    end: yearMonth.optional().meta({ title: "Dernier mois", description: "compris ; année-mois : 2026-08" }),
    title: words("Titre"),
  })
  .refine(startsBeforeItEnds, lateStart);

export type CalendarStep = z.infer<typeof calendarStep>;

/** A figure of the contest page. */
export const statistic = z.strictObject({
  id: fileId,
  value: figureValue.max(8),
  label: words("Libellé"),
  /** Only where the label would be false then. Example: « prix à décerner ». */
  closed: label.optional().meta({ title: "Libellé une fois les envois clos" }),
  /** Only where the label would be false then. Example: « prix décernés ». */
  announced: label.optional().meta({ title: "Libellé une fois les gagnants annoncés" }),
  /** A line under the figure: what it counts. */
  trend: label.meta({ title: "Précision", description: "une ligne sous le chiffre : ce qu’il compte" }),
  icon: pictogram.meta({ title: "Pictogramme" }),
});

export type Statistic = z.infer<typeof statistic>;
