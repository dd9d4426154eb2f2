import type { Challenge } from "./challenge.ts";
import { assertUint32, seal, unseal } from "./hash.ts";
import { lineOf } from "./line.ts";
import { VERSION } from "./shuffle.ts";

export { lineOf } from "./line.ts";

/** How many crews a board holds: a class, or a company's teams. */
export const MOST_CREWS = 40;

/** The longest name, in characters. */
export const LONGEST_NAME = 40;

/** What a crew claims to have done, on one draw: nothing proves it. Each number is an unsigned integer of 32 bits. */
export interface Crew extends Required<Challenge> {
  /** As {@link nameOf} writes it; empty for a crew that gave none. */
  readonly name: string;
  /** How long it took; `null` where no time was counted. */
  readonly seconds: number | null;
}

/** A board, or why there is none: no code at all, one that changed on the way, or one of another version. */
export type DecodedBoard =
  | { readonly status: "ok"; readonly crews: readonly Crew[] }
  | { readonly status: "malformed" | "damaged" | "outdated" };

/** A board that others were added to, and those for whom it had no room. */
export interface MergedBoard {
  /** The highest score first, then the shortest time, then the name. */
  readonly crews: readonly Crew[];
  readonly left: readonly Crew[];
}

/** The longest code: the version and the checksum, then five numbers for each crew, what parts them, and a name that is escaped whole. */
const LONGEST_CODE = 8 + MOST_CREWS * (5 * 7 + 6 + LONGEST_NAME * 6);

/**
 * A name as a board holds it: the first 40 characters of its {@link lineOf}.
 *
 * @example
 * nameOf("  The  Gan\u200Bnets\n"); // "The Gannets"
 */
export function nameOf(text: string): string {
  return [...lineOf(text)].slice(0, LONGEST_NAME).join("").trim();
}

/**
 * The board as a code for a link, of letters, figures, `.`, `_`, `~` and `-`: some 25 characters a crew when all played one draw.
 * Throws a `RangeError` for more than 40 crews, a name that {@link nameOf} did not make, or a number out of range.
 *
 * @example
 * encodeBoard([{ bankHash: 123, seed: 42, size: 5, score: 60, seconds: 90, name: "The Gannets" }]); // "2~3f-16-5.1o.2i.The_Gannets1k78sh2"
 */
export function encodeBoard(crews: readonly Crew[]): string {
  if (crews.length > MOST_CREWS) throw RangeError(`${crews.length} crews, ${MOST_CREWS} at most`);
  let above = "";
  const lines = crews.map(({ bankHash, name, score, seconds, seed, size }) => {
    assertUint32({ bankHash, seed, size, score, seconds: seconds ?? 0 });
    if (name !== nameOf(name)) throw RangeError(`name ${name}: use nameOf`);
    const draw = [bankHash, seed, size].map((count) => count.toString(36)).join("-");
    // A draw is written once for the crews that follow one another on it.
    const line = [draw === above ? "" : draw, score.toString(36), seconds?.toString(36) ?? "", escaped(name)];
    above = draw;
    return line.join(".");
  });
  return seal([VERSION, ...lines].join("~"));
}

/**
 * The board in a code. It accepts anything, never throws, and refuses a code with the slightest change, or one that was forged to hold more
 * than a board does.
 *
 * @example
 * decodeBoard("ahoy"); // { status: "malformed" }
 */
export function decodeBoard(code: string): DecodedBoard {
  if (typeof code !== "string" || code.length > LONGEST_CODE || !/^[\w.~-]{8,}$/.test(code))
    return { status: "malformed" };
  const content = unseal(code);
  if (content === null) return { status: "damaged" };
  const [version, ...lines] = content.split("~");
  if (version !== String(VERSION)) return { status: "outdated" };
  let above = "";
  try {
    const crews = lines.map((line): Crew => {
      // What is missing cannot be written again.
      const [draw, score, seconds, name] = line.split(".") as [string, string, string, string];
      above = draw || above;
      const [bankHash, seed, size] = above.split("-").map(numberIn) as [number, number, number];
      const time = seconds ? numberIn(seconds) : null;
      return { bankHash, seed, size, score: numberIn(score), seconds: time, name: unescaped(name) };
    });
    // Written again, what was misread in any way comes out different, or cannot be written.
    if (encodeBoard(crews) === code) return { status: "ok", crews };
  } catch {
    // A checksum proves nothing: anybody can seal what no board holds.
  }
  return { status: "malformed" };
}

/**
 * A board with other crews added, whatever their order. A crew appears once for each bank and size, with its best result. Two
 * crews are the same if their names are, ignoring case and invisible characters; without names, if all that they claim is.
 * Those on the board stay; those added that find no room are `left`.
 *
 * @example
 * const crew = { bankHash: 123, seed: 42, size: 5, score: 60, seconds: 90, name: "The Gannets" };
 * mergeBoards([crew], [{ ...crew, score: 80, name: "the gannets" }]).crews.map(({ score }) => score); // [80]
 */
export function mergeBoards(crews: readonly Crew[], added: readonly Crew[]): MergedBoard {
  const best = new Map<string, Crew>();
  const left: Crew[] = [];
  for (const crew of [...crews, ...added]) {
    const key = keyOf(crew);
    const known = best.get(key);
    if (!known && best.size === MOST_CREWS) left.push(crew);
    else if (!known || compare(crew, known) < 0) best.set(key, crew);
  }
  return { crews: [...best.values()].toSorted(compare), left };
}

/**
 * Less than 0 when `one` ranks above `other`, more when below, 0 when they share a place: the score, then the time if it was counted.
 *
 * @example
 * const crew = { bankHash: 123, seed: 42, size: 5, score: 60, seconds: 90, name: "The Gannets" };
 * compareResults(crew, { ...crew, name: "The Terns" }); // 0
 */
export function compareResults(one: Crew, other: Crew): number {
  return other.score - one.score || timeOf(one) - timeOf(other) || 0;
}

const timeOf = ({ seconds }: Crew) => seconds ?? Infinity;

const numberIn = (text: string) => parseInt(text, 36);

/** The same order on every machine, whichever board came first. */
function compare(one: Crew, other: Crew): number {
  const [text, against] = [one, other].map((crew) => `${crew.name}\n${identityOf(crew)}`) as [string, string];
  return compareResults(one, other) || (text < against ? -1 : 1);
}

const identityOf = ({ bankHash, score, seconds, seed, size }: Crew) =>
  [bankHash, size, seed, score, seconds].join();

function keyOf(crew: Crew): string {
  const { bankHash, name, size } = crew;
  const looks = name
    .normalize("NFKC")
    .replace(/\p{DI}/gu, "")
    .toUpperCase();
  return name ? [bankHash, size, looks].join() : `,${identityOf(crew)}`;
}

/** Letters and figures as they are, spaces as `_`, anything else as its number between two dashes: « É » is `-5l-`. */
const escaped = (name: string) =>
  name.replace(/[^\dA-Za-z ]/gu, (c) => `-${Number(c.codePointAt(0)).toString(36)}-`).replaceAll(" ", "_");

const unescaped = (text: string) =>
  text.replaceAll("_", " ").replace(/-(\w+)-/g, (_, n: string) => String.fromCodePoint(parseInt(n, 36)));
