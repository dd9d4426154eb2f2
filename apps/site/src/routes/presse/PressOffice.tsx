"use client";

import { type Availability as Standing, availability, pressHours } from "@sillages/content";
import { Availability } from "@sillages/illustrations";
import { useSyncExternalStore } from "react";
import { neverChanges } from "../../shell/neverChanges.ts";
import { useMinute } from "./useMinute.ts";

const discs = { open: "open", appointment: "half", closed: "closed" } as const;

function sentence(standing: Standing): string {
  const { appointment, days, later, open, today, tomorrow } = pressHours;
  if (standing.state !== "closed") return (standing.state === "open" ? open : appointment)(standing.until);
  const { day, from, inDays } = standing;
  if (inDays === 0) return today(from);
  return inDays === 1 ? tomorrow(from) : later(days[day] ?? "", from);
}

/** Whether the press office answers, minute by minute. The HTML keeps the place of it: what the clock says, a build cannot know. */
export function PressOffice() {
  const standing = availability(pressHours.slots, useMinute());
  const isTold = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return (
    <Availability state={isTold ? discs[standing.state] : "unknown"}>
      {sentence(standing)} {pressHours.place}
    </Availability>
  );
}
