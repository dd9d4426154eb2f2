// When somebody answers the press. Nothing here reads a clock: `now` is always given.

/** A stretch of hours, the same on several days of the week. */
interface Slot {
  /** As JavaScript counts them: 0 is Sunday. */
  readonly days: readonly number[];
  /** Whole hours in Paris; `to` is when it closes. */
  readonly from: number;
  readonly to: number;
  /** Only for who has an appointment: it does not count as open. */
  readonly appointment?: boolean;
}

type PressHours = readonly Slot[];

/** Where the press office stands at an instant. */
export type Availability =
  | { readonly state: "open" | "appointment"; readonly until: number }
  | {
      readonly state: "closed";
      /** The day (0 is Sunday) and the hour when it opens to all. */
      readonly day: number;
      readonly from: number;
      /** How many days from today: 0 is later today, 1 is tomorrow. */
      readonly inDays: number;
    };

const DAYS_OF_WEEK = 7;

const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

function dayAndHourInParis(now: Date) {
  const parts = new Intl.DateTimeFormat("en", {
    timeZone: "Europe/Paris",
    weekday: "short",
    hour: "2-digit",
    hourCycle: "h23",
  }).formatToParts(now);
  const part = (type: "weekday" | "hour") => parts.find((candidate) => candidate.type === type)?.value ?? "";
  return { day: weekdays.indexOf(part("weekday")), hour: Number(part("hour")) };
}

/**
 * Whether somebody answers at the instant `now`, and until when; else when the office opens to all again. Hours are those of
 * Paris, whatever the season. Throws when no slot is open to all.
 */
export function availability(slots: PressHours, now: Date): Availability {
  const { day, hour } = dayAndHourInParis(now);
  const running = slots.find(({ days, from, to }) => days.includes(day) && from <= hour && hour < to);
  if (running) return { state: running.appointment ? "appointment" : "open", until: running.to };

  const open = slots.filter(({ appointment }) => !appointment);
  // A week and a day: on its own day, what opened this morning opens next week.
  for (let inDays = 0; inDays <= DAYS_OF_WEEK; inDays += 1) {
    const next = (day + inDays) % DAYS_OF_WEEK;
    const hours = open
      .filter(({ days, from }) => days.includes(next) && (inDays > 0 || from > hour))
      .map(({ from }) => from);
    if (hours.length > 0) return { state: "closed", day: next, from: Math.min(...hours), inDays };
  }
  throw new RangeError("No slot is open to all: nothing tells when the office opens again.");
}
