import { lineOf } from "@sillages/quiz-engine/board";

/** How many sheets are made at once: several classes, and what a printer takes. */
export const MOST_NAMES = 300;

/** The longest name, in signs. */
export const LONGEST_NAME = 120;

export interface Names {
  /** Those that are printed, in order. */
  names: readonly string[];
  /** How many are left out for being too long. */
  tooLong: number;
  /** More were given than are made at once. */
  tooMany: boolean;
}

/** What a word processor writes before each line of a list: « 12. », « 3) », « • ». */
const MARK = /^(?:\p{Nd}{1,3}[.)]|[-–—•·▪◦*])\s/u;

/**
 * The names in `text`, one a line: blank lines are dropped, so is what marks the lines of a list, and what a spreadsheet puts between two
 * columns is a space.
 */
export function namesIn(text: string): Names {
  const given = text
    .split(/[\n\r\u2028\u2029]/u)
    .map((line) => lineOf(line).replace(MARK, ""))
    .filter((line) => line !== "");
  const fitting = given.filter((name) => Array.from(name).length <= LONGEST_NAME);
  return {
    names: fitting.slice(0, MOST_NAMES),
    tooLong: given.length - fitting.length,
    tooMany: fitting.length > MOST_NAMES,
  };
}
