import type { Level } from "./levels.ts";
import { biasedPositions, biasedRanks, range, tooOftenLongest } from "./bias.ts";
import { draw } from "./draw.ts";
import type { Question, Recipe } from "./types.ts";

/** What {@link checkBank} reads of a question: what the engine needs, and the words. */
export interface WrittenQuestion extends Question {
  readonly question: string;
  readonly explanation?: string | undefined;
}

/** What a file holds where a question should stand: any field may be anything. */
type Found = Readonly<Partial<Record<keyof WrittenQuestion, unknown>>>;

/** Something to correct before anybody plays. */
export interface Problem<Rule extends string = string> {
  readonly rule: Rule;
  /** Ids of questions (or « question 3 » for one without an id), names of levels, or counts: « option 1: 40 of 50 ». */
  readonly where: readonly string[];
}

/**
 * What to correct in a bank; nothing when all is well. It reads what a file may hold, missing fields included. A bias is told
 * when chance does not explain it, so never about a handful of questions: three standard deviations for places and lengths; for
 * ranks, which are fewer and which no shuffle hides, what chance gives less than once in fifty.
 *
 * @param points - The difficulties that you allow, and the points of each.
 * @param inFigures - Writes with figures an amount that a language says with words (« a quarter » → "0.25"), so that its rank is
 *   watched too; it answers any other option as it is.
 *
 * @example
 * checkBank([{ ...bank[0], correct: 9 }], { Easy: 10 }); // [{ rule: "wrong-index", where: ["q1"] }]
 */
export function checkBank(
  bank: readonly WrittenQuestion[],
  points: Readonly<Record<string, number>>,
  inFigures: (option: string) => string = (option) => option,
) {
  const items: readonly unknown[] = listed(bank);
  const nameAt = (place: number) => `question ${place + 1}`;
  const asked = items.flatMap((item, place) => (isFound(item) ? [readAs(item, nameAt(place))] : []));
  const where = (isWrong: (q: WrittenQuestion) => boolean) => asked.filter(isWrong).map(({ name }) => name);
  const repeated = (textOf: (q: WrittenQuestion) => string) => {
    const times = new Map([["", 0]]);
    for (const text of asked.map(textOf)) if (text !== "") times.set(text, (times.get(text) ?? 0) + 1);
    return where((q) => Number(times.get(textOf(q))) > 1);
  };
  return problems({
    "not-a-list": Array.isArray(bank) ? [] : ["bank"],
    "not-a-question": items.flatMap((item, place) => (isFound(item) ? [] : [nameAt(place)])),
    "missing-id": where(({ id }) => plain(id) === ""),
    "duplicate-id": repeated(({ id }) => id),
    "missing-question": where(({ question }) => plain(question) === ""),
    "duplicate-question": repeated(({ question }) => plain(question)),
    "missing-option": where(({ options }) => options.map(plain).includes("")),
    "duplicate-option": where(({ options }) => {
      const texts = options.map(plain).filter((text) => text !== "");
      return new Set(texts).size < texts.length;
    }),
    "too-few-options": where(({ options }) => options.length < 2),
    "wrong-index": where(({ correct, options, pinned = [] }) => {
      return ![correct, ...pinned].every((index) => Number.isInteger(index) && index in options);
    }),
    "missing-explanation": where(({ explanation }) => plain(explanation) === ""),
    "wrong-points": where((q) => {
      const isKnown = isText(q.difficulty) && Object.hasOwn(points, q.difficulty);
      return !isKnown || points[q.difficulty] !== q.points || !isCount(q.points);
    }),
    "wrong-category": where(({ category }) => {
      return category !== undefined && !(isText(category) && !Object.hasOwn(points, category));
    }),
    "position-bias": biasedPositions(asked),
    "length-bias": tooOftenLongest(asked).map(({ name }) => name),
    "rank-bias": biasedRanks(asked, (option) => plain(inFigures(option))),
    "unbalanced-difficulty": rareDifficulties(asked, Object.keys(points)),
  });
}

/** The seeds that {@link checkRecipe} draws with: what quotas bound twice is served by most draws and not by all. */
const TRIALS = 100;

/**
 * What of a format a bank cannot serve: a label that no question has, or with fewer than its quota; a draw smaller than asked; a quota
 * or a size that is no whole number. The bank is one of which {@link checkBank} says nothing.
 *
 * @param recipe - A recipe without its seed. A hundred draws are tried, for quotas of difficulties and of categories together may leave
 *   no question that both allow.
 *
 * @example
 * checkRecipe(bank, { quotas: { Easy: 2, Hard: 3 } }); // [{ rule: "unserved-quota", where: ["Hard: 1 of 3"] }]
 */
export function checkRecipe(bank: readonly Question[], { quotas, size }: Omit<Recipe, "seed">) {
  const drawn = range(TRIALS).map((seed) => draw(bank, { seed, quotas, size }).size);
  const least = Math.min(...drawn);
  return problems({
    "unserved-quota": Object.entries(quotas ?? {}).flatMap(([label, quota]) => {
      const count = bank.filter(({ category, difficulty }) => [category, difficulty].includes(label)).length;
      return count > 0 && isCount(quota) && count >= quota ? [] : [`${label}: ${count} of ${quota}`];
    }),
    "unserved-size": size == null || (isCount(size) && least >= size) ? [] : [`${least} of ${size}`],
  });
}

/**
 * What to correct in levels meant for `levelOf`: bounds out of order, or nothing for the lowest results, as in a list that is empty.
 *
 * @example
 * checkLevels([{ name: "deckhand", from: 10 }]); // [{ rule: "level-gap", where: ["deckhand"] }]
 */
export function checkLevels(levels: readonly Level[]) {
  const [lowest = { name: "levels", from: NaN }] = levels;
  const isLow = ({ from }: Level, place: number) => place > 0 && !(from > Number(levels[place - 1]?.from));
  return problems({
    "level-gap": lowest.from <= 0 ? [] : [lowest.name],
    "level-order": levels.filter(isLow).map(({ name }) => name),
  });
}

function problems<Rule extends string>(found: Record<Rule, readonly string[]>): readonly Problem<Rule>[] {
  const rules = Object.keys(found) as Rule[];
  return rules.map((rule) => ({ rule, where: found[rule] })).filter(({ where }) => where.length > 0);
}

/** A list as it is, holes included; what is none is empty. */
const listed = (value: unknown): unknown[] => (Array.isArray(value) ? [...(value as unknown[])] : []);

const isFound = (item: unknown): item is Found =>
  typeof item === "object" && item !== null && !Array.isArray(item);

const isText = (value: unknown): value is string => typeof value === "string";

/** Whether `value` counts things: a whole number, 0 or more. */
const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;

/** A question as the rules read it: lists that are lists, an index that is a number, and the name that `where` gives it. */
function readAs(found: Found, place: string): WrittenQuestion & { readonly name: string } {
  const { id, options, correct, pinned } = found;
  return {
    ...(found as WrittenQuestion),
    id: written(id),
    name: plain(id) === "" ? place : written(id),
    options: listed(options).map(written),
    correct: typeof correct === "number" ? correct : NaN,
    // What is no list of pins holds one that is wrong.
    pinned: pinned === undefined ? [] : Array.isArray(pinned) ? (pinned as number[]) : [NaN],
  };
}

/** The text that a file holds where one should stand: a figure counts as one, whatever else says nothing. */
function written(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** What counts in a text: neither case, nor spaces, nor the shape of apostrophes. */
function plain(text: unknown): string {
  return written(text)
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s'’]/g, "");
}

/** Difficulties with less than half of an even share. */
function rareDifficulties(bank: readonly Question[], difficulties: readonly string[]): readonly string[] {
  return difficulties.flatMap((label) => {
    const count = bank.filter(({ difficulty }) => difficulty === label).length;
    const isRare = count < Math.floor(bank.length / difficulties.length / 2);
    return isRare ? [`${label}: ${count} of ${bank.length}`] : [];
  });
}
