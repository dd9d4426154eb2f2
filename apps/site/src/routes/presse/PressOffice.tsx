"use client";

import { type Availability as Standing, availability, pressHours } from "@sillages/content";
import { Availability } from "@sillages/illustrations";
import { useMinute } from "./useMinute.ts";

const discs = { open: "open", appointment: "half", closed: "closed" } as const;

function sentence(standing: Standing): string {
  const { appointment, days, later, open, today, tomorrow } = pressHours;
  if (standing.state !== "closed") return (standing.state === "open" ? open : appointment)(standing.until);
  const { day, from, inDays } = standing;
  if (inDays === 0) return today(from);
  return inDays === 1 ? tomorrow(from) : later(days[day] ?? "", from);
}

/** Whether the press office answers, minute by minute. */
export function PressOffice() {
  const standing = availability(pressHours.slots, useMinute());
  return (
    <Availability state={discs[standing.state]}>
      {sentence(standing)} {pressHours.place}
    </Availability>
  );
}
