import { type Dated, wholeDays } from "@sillages/content";

export interface CalendarEvent extends Dated {
  /** Stable: whoever has the event already sees it change, not double. */
  id: string;
  summary: string;
  description?: string | undefined;
  url: string;
  location?: string;
  /** What an alarm says, seven days before the first day. */
  reminder?: string;
}

export interface Calendar {
  /** What the identifiers belong to: « sillages.example ». */
  domain: string;
  name: string;
  description: string;
  /** Where the calendar is published, for whoever subscribes to it. */
  source?: string;
  events: readonly CalendarEvent[];
}

/** The most bytes of a line (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

const bytes = (text: string) => new TextEncoder().encode(text).length;

/** A value of the type TEXT (RFC 5545, 3.3.11). */
const escaped = (text: string) => text.replace(/[\\;,]/g, String.raw`\$&`).replaceAll("\n", String.raw`\n`);

/** A long line goes on after a line end and one space, never in the middle of a character (RFC 5545, 3.1). */
function folded(line: string): string {
  const lines = [""];
  for (const character of line) {
    const last = lines.at(-1) ?? "";
    if (bytes(last + character) <= LINE_OCTETS) lines[lines.length - 1] = last + character;
    else lines.push(` ${character}`);
  }
  return lines.join("\r\n");
}

const compact = (isoDate: string) => isoDate.replace(/[-:]|\.\d+/g, "");

function linesOf(event: CalendarEvent, domain: string, stamp: string): string[] {
  const { first, after } = wholeDays(event);
  const { id, description, location, reminder, summary, url } = event;
  return [
    "BEGIN:VEVENT",
    `UID:${id}@${domain}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(first)}`,
    `DTEND;VALUE=DATE:${compact(after)}`,
    `SUMMARY:${escaped(summary)}`,
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    `URL:${url}`,
    // A period of months leaves its days free.
    "TRANSP:TRANSPARENT",
    ...(reminder
      ? ["BEGIN:VALARM", "ACTION:DISPLAY", `DESCRIPTION:${escaped(reminder)}`, "TRIGGER:-P7D", "END:VALARM"]
      : []),
    "END:VEVENT",
  ];
}

/** An iCalendar file (RFC 5545, its names by RFC 7986) of all-day events, stamped with the instant `builtAt` (ISO 8601). */
export function icalendar(calendar: Calendar, builtAt: string): string {
  const { domain, name, description, events, source } = calendar;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${domain}//${escaped(name)}//FR`,
    "CALSCALE:GREGORIAN",
    `NAME:${escaped(name)}`,
    // The older spelling, which most programs read.
    `X-WR-CALNAME:${escaped(name)}`,
    `DESCRIPTION:${escaped(description)}`,
    ...(source ? [`SOURCE;VALUE=URI:${source}`, "REFRESH-INTERVAL;VALUE=DURATION:P1D"] : []),
    ...events.flatMap((event) => linesOf(event, domain, compact(builtAt))),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}
