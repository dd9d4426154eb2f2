"use client";

import { statuses, type TimelineEntry } from "@sillages/content";
import { Timeline } from "@sillages/ui";
import type { ReactNode } from "react";
import { StatusBadge } from "../../sections/StatusBadge.tsx";
import { timelineState } from "../../sections/timelineState.ts";
import { useNow } from "../../shell/time/now.tsx";

interface DatedTimelineProps {
  /** In order, each with its months in words. */
  entries: readonly (TimelineEntry & { when: string })[];
  /** Opens the timeline while something is still to come. */
  coming: ReactNode;
  /** Opens it once everything is past. */
  past: ReactNode;
}

/** Where each entry stands today, and what can be said of them all. */
export function DatedTimeline({ entries, coming, past }: DatedTimelineProps) {
  const standing = statuses(entries, useNow());
  const isOver = standing.every((status) => status === "past");
  return (
    <>
      {isOver ? past : coming}
      <Timeline
        entries={entries.map(({ description, id, kind, title, when }, at) => {
          const status = standing[at] ?? "later";
          return {
            id,
            when,
            title,
            description,
            state: timelineState[status],
            status: <StatusBadge status={status} kind={kind} />,
          };
        })}
      />
    </>
  );
}
