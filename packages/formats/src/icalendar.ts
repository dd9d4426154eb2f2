/** Something that fills whole days. */
export interface CalendarEvent {
  /** Never changes: whoever has the event already sees it change, not double. */
  readonly id: string;
  /** The first day, ISO 8601. Example: `2026-10-01`. */
  readonly start: string;
  /** The day after the last one, as the format counts. Example: `2027-05-01`. */
  readonly end: string;
  readonly summary: string;
  readonly description?: string | undefined;
  readonly url: string;
  readonly location?: string | undefined;
  readonly reminder?: CalendarReminder | undefined;
}

/** An alarm, before the first day. */
export interface CalendarReminder {
  /** What it says. */
  readonly text: string;
  readonly daysBefore: number;
}

/** A calendar to publish. */
export interface Calendar {
  /** What the identifiers belong to. Example: `sillages.example`. */
  readonly domain: string;
  /** Of its words: « fr ». */
  readonly language: string;
  readonly name: string;
  readonly description: string;
  /** Where it is published, for whoever subscribes to it: programs then come back once a day. */
  readonly source?: string | undefined;
  readonly events: readonly CalendarEvent[];
}

/**
 * An iCalendar file of all-day events, which leave their days free.
 *
 * @param writtenAt - The instant of writing, ISO 8601 in universal time. Example: `2025-11-14T12:30:45Z`.
 * @see RFC 5545; RFC 7986 for the name, the source and the interval.
 */
export function icalendar(calendar: Calendar, writtenAt: string): string {
  const { description, domain, events, language, name, source } = calendar;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${domain}//${escaped(name)}//${language.toUpperCase()}`,
    "CALSCALE:GREGORIAN",
    `NAME:${escaped(name)}`,
    // The older spelling, which most programs read.
    `X-WR-CALNAME:${escaped(name)}`,
    `DESCRIPTION:${escaped(description)}`,
    ...(source ? [`SOURCE;VALUE=URI:${source}`, "REFRESH-INTERVAL;VALUE=DURATION:P1D"] : []),
    ...events.flatMap((event) => linesOf(event, domain, compact(writtenAt))),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

function linesOf(event: CalendarEvent, domain: string, stamp: string): string[] {
  const { description, end, id, location, reminder, start, summary, url } = event;
  return [
    "BEGIN:VEVENT",
    `UID:${id}@${domain}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(start)}`,
    `DTEND;VALUE=DATE:${compact(end)}`,
    `SUMMARY:${escaped(summary)}`,
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    `URL:${url}`,
    "TRANSP:TRANSPARENT",
    ...(reminder ? alarm(reminder) : []),
    "END:VEVENT",
  ];
}

const alarm = ({ daysBefore, text }: CalendarReminder) => [
  "BEGIN:VALARM",
  "ACTION:DISPLAY",
  `DESCRIPTION:${escaped(text)}`,
  `TRIGGER:-P${daysBefore}D`,
  "END:VALARM",
];

/** « 2025-11-14T12:30:45.123Z » as the format writes it: « 20251114T123045Z ». */
const compact = (iso: string) => iso.replaceAll(/[-:]|\.\d+/g, "");

/** A value of the type TEXT (RFC 5545, 3.3.11), which holds no control character but the tabulation (3.1). */
const escaped = (text: string) =>
  text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
    .replaceAll(/[^\P{Cc}\t]/gu, "");

/** The most bytes of a line (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

const bytes = (text: string) => new TextEncoder().encode(text).length;

/** A long line goes on after a line end and one space, never in the middle of a character. */
function folded(line: string): string {
  const lines = [""];
  for (const character of line) {
    const last = lines.at(-1) ?? "";
    if (bytes(last + character) <= LINE_OCTETS) lines[lines.length - 1] = last + character;
    else lines.push(` ${character}`);
  }
  return lines.join("\r\n");
}
