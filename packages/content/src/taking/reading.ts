import type { Position } from "../legs/geometry.ts";

/** A position as an instrument took it. */
export interface Reading {
  /** Universal time, to the minute: `2026-10-13T18:40Z`. */
  readonly at: string;
  readonly where: Position;
}

const HOUR = 3_600_000;

/** An instant as an entry writes it, to the minute; `undefined` where `text` says none. Without a zone, universal time. */
export function instantOf(text: string): string | undefined {
  const whole = text.trim().replace(/^(\d{4}-\d\d-\d\d) /, "$1T");
  const zoned = /(?:Z|[+-]\d\d:?\d\d)$/.test(whole) ? whole : `${whole}Z`;
  const time = Date.parse(zoned);
  return Number.isNaN(time) ? undefined : `${new Date(time).toISOString().slice(0, 16)}Z`;
}

const time = ({ at }: Reading) => Date.parse(at);

/** In order, one an hour at most, the last one always: a tracker says more than a chart shows. */
export function thinned(readings: readonly Reading[]): Reading[] {
  const sorted = readings.toSorted((a, b) => time(a) - time(b));
  const kept: Reading[] = [];
  for (const reading of sorted) {
    const last = kept.at(-1);
    if (!last || time(reading) - time(last) >= HOUR) kept.push(reading);
  }
  const end = sorted.at(-1);
  return end && kept.at(-1) !== end ? [...kept, end] : kept;
}
