import { isDay } from "../format/days.ts";
import type { Position } from "../legs/geometry.ts";

/** A position as an instrument took it. */
export interface Reading {
  /** Universal time, to the minute: `2026-10-13T18:40Z`. */
  readonly at: string;
  readonly where: Position;
}

const HOUR = 3_600_000;

const time = String.raw`(?<hour>[01]?\d|2[0-3]):(?<minute>[0-5]\d)(?::[0-5]\d(?:[.,]\d+)?)?`;
const zone = String.raw`\s*(?<zone>Z|UTC|GMT|[+-]\d\d(?::?\d\d)?)?`;

/** `2026-10-13T18:40:00Z`, `2026-10-13 18:40 UTC`; « 13/10/2026 18:40 », as French spreadsheets write it: the day first. */
const instants = [
  new RegExp(String.raw`^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)[T\s]\s*${time}${zone}$`, "i"),
  new RegExp(String.raw`^(?<day>\d\d?)/(?<month>\d\d?)/(?<year>\d{4})\s+${time}${zone}$`, "i"),
];

const twoFigures = (figures = "") => figures.padStart(2, "0");

/** How far from universal time a zone is. Example: `+02:00`. */
function offsetOf(name = "Z"): string {
  const [, sign, hours, minutes = "00"] = /^([+-])(\d\d):?(\d\d)?$/.exec(name) ?? [];
  return sign ? `${sign}${hours}:${minutes}` : "Z";
}

/**
 * An instant as an entry writes it, to the minute. Without a zone, universal time. `undefined` where `text` says none: another form,
 * a day that does not exist.
 */
export function instantOf(text: string): string | undefined {
  const said = instants.map((form) => form.exec(text.trim())?.groups).find((groups) => groups !== undefined);
  if (!said) return undefined;
  const day = `${said["year"]}-${twoFigures(said["month"])}-${twoFigures(said["day"])}`;
  if (!isDay(day)) return undefined;
  const instant = new Date(`${day}T${twoFigures(said["hour"])}:${said["minute"]}${offsetOf(said["zone"])}`);
  return Number.isNaN(instant.getTime()) ? undefined : `${instant.toISOString().slice(0, 16)}Z`;
}

const timeOf = ({ at }: Reading) => Date.parse(at);

/** In order, one an hour at most, the last one always: a tracker says more than a chart shows. */
export function thinned(readings: readonly Reading[]): Reading[] {
  const sorted = readings.toSorted((a, b) => timeOf(a) - timeOf(b));
  const kept: Reading[] = [];
  for (const reading of sorted) {
    const last = kept.at(-1);
    if (!last || timeOf(reading) - timeOf(last) >= HOUR) kept.push(reading);
  }
  const end = sorted.at(-1);
  return end && kept.at(-1) !== end ? [...kept, end] : kept;
}
