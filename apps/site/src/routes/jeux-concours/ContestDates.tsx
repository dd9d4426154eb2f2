"use client";

import { type CalendarStep, statuses } from "@sillages/content";
import { Timeline, type TimelineDate } from "@sillages/ui";
import { StatusBadge } from "../../sections/StatusBadge.tsx";
import { timelineState } from "../../sections/timelineState.ts";
import { useNow } from "../../shell/time/now.tsx";

/** A step of the calendar, with its month in words. */
type ContestStep = CalendarStep & Pick<TimelineDate, "when" | "figure" | "unit">;

/** The months of the contests, each with where it stands today. */
export function ContestDates({ steps }: { steps: readonly ContestStep[] }) {
  const standing = statuses(steps, useNow());
  return (
    <Timeline
      layout="dates"
      entries={steps.map(({ figure, id, title, unit, when }, at) => {
        const status = standing[at] ?? "later";
        const state = timelineState[status];
        return { id, when, figure, unit, title, state, status: <StatusBadge status={status} /> };
      })}
    />
  );
}
