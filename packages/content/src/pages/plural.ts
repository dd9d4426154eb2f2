import { number } from "../format/numbers.ts";

/** The noun that agrees with `count`. French keeps the singular below two: « 0 article », « 1 article ». */
export function noun(count: number, one: string, many = `${one}s`): string {
  return Math.abs(count) < 2 ? one : many;
}

/** The count and its noun, held together on one line: « 2 articles ». */
export function plural(count: number, one: string, many?: string): string {
  return `${number(count)}\u00a0${noun(count, one, many)}`;
}
