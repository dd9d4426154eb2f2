import { type Availability, availability, pressHours } from "@sillages/content";

const discs = { open: "open", appointment: "half", closed: "closed" } as const;

function sentence(standing: Availability): string {
  const { appointment, days, later, open, today, tomorrow } = pressHours;
  if (standing.state !== "closed") return (standing.state === "open" ? open : appointment)(standing.until);
  const { day, from, inDays } = standing;
  if (inDays === 0) return today(from);
  return inDays === 1 ? tomorrow(from) : later(days[day] ?? "", from);
}

/** Whether the press office answers at the instant `now`, as it is told. */
export function pressStanding(now: Date) {
  const standing = availability(pressHours.slots, now);
  return { state: discs[standing.state], words: `${sentence(standing)} ${pressHours.place}` };
}
