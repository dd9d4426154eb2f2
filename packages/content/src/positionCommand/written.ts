// What is written down when somebody aboard gives a position: a file of `data/`, or what stands in the way.
import { cutAtWord } from "../format/cut-at-word.ts";
import type { BoatId } from "../journal/journal.schema.ts";
import type { Reading } from "./reading.ts";

/** A file to write, from the package's root. */
export interface WrittenFile {
  readonly path: string;
  readonly text: string;
}

/** A title holds in this many signs, as its schema wants. */
const LONGEST_TITLE = 90;

const tenThousandth = (degrees: number) => Number(degrees.toFixed(4));

/** « 47.72, -3.36 » */
const positionOf = ({ where: [lon, lat] }: Reading) => `${tenThousandth(lat)}, ${tenThousandth(lon)}`;

/** `2026-10-13T18:40Z` → `2026-10-13-1840` */
const nameOf = (at: string) => at.slice(0, 16).replace("T", "-").replace(":", "");

/** Positions without a word: one file for all. */
export function trackFile(boat: BoatId, readings: readonly Reading[]): WrittenFile {
  const [first] = readings;
  const points = readings.map((reading) => `  - ${reading.at} ${positionOf(reading)}\n`).join("");
  return {
    path: `data/tracks/${boat}-${nameOf(first?.at ?? "")}.yaml`,
    text: `boat: ${boat}\npoints:\n${points}`,
  };
}

/** A page of the log out of a short message: its first sentence is the title. */
export function entryFile(boat: BoatId, reading: Reading, author: string, message: string): WrittenFile {
  const text = message.trim().replace(/\s+/g, " ");
  const [sentence = text] = /^.+?[.!?](?=\s|$)/u.exec(text) ?? [];
  const title = cutAtWord(sentence.replace(/\.$/u, ""), LONGEST_TITLE);
  return {
    path: `data/journal/${boat}-${nameOf(reading.at)}.md`,
    text: `---
boat: ${boat}
at: ${JSON.stringify(reading.at)}
position: ${positionOf(reading)}
title: ${JSON.stringify(title)}
author: ${author}
---

${text}
`,
  };
}
