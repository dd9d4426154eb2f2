import type { Level, Levels } from "./levels.ts";
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
    "length-bias": deviation(asked.filter(isLongest).length, asked) > 3 ? where(isLongest) : [],
    "rank-bias": biasedRanks(asked, inFigures),
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
 * What to correct in levels meant for `levelOf`: bounds out of order, or nothing for the lowest results.
 *
 * @example
 * checkLevels([{ name: "deckhand", from: 10 }]); // [{ rule: "level-gap", where: ["deckhand"] }]
 */
export function checkLevels(levels: Levels) {
  const isLow = ({ from }: Level, place: number) => place > 0 && !(from > Number(levels[place - 1]?.from));
  return problems({
    "level-gap": levels[0].from <= 0 ? [] : [levels[0].name],
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

/** How many standard deviations lie between `count` right answers and what chance gives on these questions. */
function deviation(count: number, bank: readonly Question[]): number {
  let [mean, variance] = [0, 0];
  for (const { options } of bank) {
    const odds = 1 / options.length;
    mean += odds;
    variance += odds * (1 - odds);
  }
  return (count - mean) / Math.sqrt(variance);
}

function isLongest({ options, correct }: Question): boolean {
  return options.every((text, option) => option === correct || text.length < (options[correct] ?? "").length);
}

function biasedPositions(bank: readonly Question[]): readonly string[] {
  const longest = Math.max(0, ...bank.map(({ options }) => options.length));
  return range(longest).flatMap((place) => {
    const offering = bank.filter(({ options }) => place in options);
    const count = offering.filter(({ correct }) => correct === place).length;
    const isBiased = Math.abs(deviation(count, offering)) > 3;
    return isBiased ? [`option ${place + 1}: ${count} of ${offering.length}`] : [];
  });
}

/**
 * Ranks of the right option that chance does not explain, over the questions that ask to choose an amount. The extremes and what
 * lies between them are watched as well: whoever invents wrong amounts likes to put the right one in their midst.
 */
function biasedRanks(bank: readonly Question[], inFigures: (option: string) => string): readonly string[] {
  const ranked = bank.flatMap(({ options, correct }) => {
    const rank = rankOf(options.map(inFigures), correct);
    return rank === undefined ? [] : [{ rank, last: options.length - 1 }];
  });
  const told = (name: string, isOne: (rank: number, last: number) => boolean) => {
    const odds = ranked.map(({ last }) => range(last + 1).filter((n) => isOne(n, last)).length / (last + 1));
    const possible = odds.filter((chance) => chance > 0);
    const count = ranked.filter(({ rank, last }) => isOne(rank, last)).length;
    return isUnlikely(count, possible) ? [`${name}: ${count} of ${possible.length}`] : [];
  };
  const longest = Math.max(0, ...ranked.map(({ last }) => last + 1));
  return [
    ...range(longest).flatMap((place) => told(`rank ${place + 1}`, (rank) => rank === place)),
    ...told("inner ranks", (rank, last) => rank > 0 && rank < last),
  ];
}

/** How many options are smaller than the right one; nothing when they do not differ by their numbers alone. */
function rankOf(options: readonly string[], correct: number): number | undefined {
  const texts = options.map(plain);
  const [unit, ...others] = texts.map((text) => text.replace(NUMBER, "#"));
  if (!unit?.includes("#") || others.some((other) => other !== unit)) return undefined;
  const amounts = texts.map((text) => [...text.matchAll(NUMBER)].map(amountOf));
  const right = amounts[correct];
  return right && amounts.filter((amount) => isSmaller(amount, right)).length;
}

/** A number in a plain text: a sign that follows no word, decimals after a comma or a point, a fraction. */
const NUMBER = /(?:(?<![\p{L}\d])[-−])?(\d+(?:[.,]\d+)?)(?:\/(\d+))?/gu;

function amountOf([text, size = "", divisor = "1"]: readonly (string | undefined)[]): number {
  const amount = Number(size.replace(",", ".")) / Number(divisor);
  return text?.startsWith(size) ? amount : -amount;
}

/** Ranges are ordered by where they begin, then by where they end. */
function isSmaller(amount: readonly number[], other: readonly number[]): boolean {
  const at = amount.findIndex((size, place) => size !== other[place]);
  return Number(amount[at]) < Number(other[at]);
}

/** Whether `count` of these `odds` come true, or more, or fewer, less than once in fifty. */
function isUnlikely(count: number, odds: readonly number[]): boolean {
  // In place, from the last: a bank of some thousands would fill the memory with lists.
  const chances = [1, ...odds.map(() => 0)];
  for (const [tried, chance] of odds.entries())
    for (let n = tried + 1; n >= 0; n--)
      chances[n] = Number(chances[n]) * (1 - chance) + (chances[n - 1] ?? 0) * chance;
  return Math.min(sum(chances.slice(count)), sum(chances.slice(0, count + 1))) < 1 / 50;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const range = (length: number) => [...Array(length).keys()];

/** Difficulties with less than half of an even share. */
function rareDifficulties(bank: readonly Question[], difficulties: readonly string[]): readonly string[] {
  return difficulties.flatMap((label) => {
    const count = bank.filter(({ difficulty }) => difficulty === label).length;
    const isRare = count < Math.floor(bank.length / difficulties.length / 2);
    return isRare ? [`${label}: ${count} of ${bank.length}`] : [];
  });
}
