import type { Status } from "@sillages/content";
import type { TimelineEntry } from "@sillages/ui";

/** How the line draws each status: what comes next and what comes later look alike, and differ in words. */
export const timelineState: Record<Status, TimelineEntry["state"]> = {
  past: "past",
  current: "now",
  next: "future",
  later: "future",
};
