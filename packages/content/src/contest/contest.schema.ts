import { z } from "zod";
import {
  id,
  label,
  lateStart,
  paragraph,
  pictogram,
  scene,
  startsBeforeItEnds,
  yearMonth,
} from "../fields.ts";

/** A contest: the photo contest or the video challenge. */
export const contest = z
  .strictObject({
    id,
    title: label,
    theme: z.string().min(10).max(120),
    description: paragraph,
    /** The first month during which entries are received. */
    start: yearMonth,
    /** The last month during which entries are received, included. */
    end: yearMonth,
    /** The month when the winners are announced. */
    winners: yearMonth,
    /** Who may enter. */
    participants: paragraph,
    /** What is accepted, in one line. Example: « JPG ou PNG, 10 Mo au plus par photo ». */
    formats: z.string().min(5).max(120),
    drawing: scene,
  })
  .refine(startsBeforeItEnds, lateStart);

export type Contest = z.infer<typeof contest>;

/** A rule of the contest; printed, never enforced by the site. */
export const contestRule = z.strictObject({ id, label, text: paragraph });

export type ContestRule = z.infer<typeof contestRule>;

/** A month of the contest's calendar. Its status is computed. */
export const calendarStep = z
  .strictObject({
    id,
    start: yearMonth,
    /** Only for a step that lasts more than the month of `start`. */
    end: yearMonth.optional(),
    title: label,
  })
  .refine(startsBeforeItEnds, lateStart);

export type CalendarStep = z.infer<typeof calendarStep>;

/** A figure of the contest page. */
export const statistic = z.strictObject({
  id,
  /** The figure as printed, from `figures/figures.ts` or counted. Example: « 2 500+ ». */
  number: z.string().min(1).max(8),
  label,
  /** A line under the figure: what it counts. */
  trend: label,
  icon: pictogram,
});

export type Statistic = z.infer<typeof statistic>;
