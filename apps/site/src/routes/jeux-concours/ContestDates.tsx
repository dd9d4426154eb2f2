"use client";

import { type CalendarStep, statuses } from "@sillages/content";
import { DateList, type DateListEntry } from "@sillages/ui";
import { StatusBadge } from "../../sections/StatusBadge.tsx";
import { timelineState } from "../../sections/timelineState.ts";
import { useNow } from "../../shell/now.tsx";

/** A step of the calendar, with its month in words. */
export type ContestStep = CalendarStep & Pick<DateListEntry, "date" | "figure" | "unit">;

/** The months of the contests, each with where it stands today. */
export function ContestDates({ steps }: { steps: readonly ContestStep[] }) {
  const standing = statuses(steps, useNow());
  return (
    <DateList
      entries={steps.map(({ date, figure, id, title, unit }, at) => {
        const status = standing[at] ?? "later";
        const state = timelineState[status];
        return { id, date, figure, unit, title, state, status: <StatusBadge status={status} /> };
      })}
    />
  );
}
