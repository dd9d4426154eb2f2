import type { Level, Levels } from "./levels.ts";
import { POINTS } from "./scoring.ts";
import type { Question } from "./types.ts";

/** What {@link checkBank} reads of a question: what the engine needs, and the words. */
export interface WrittenQuestion extends Question {
  readonly question: string;
  readonly explanation?: string | undefined;
}

/** Something to correct before anybody plays. */
export interface Problem<Rule extends string = string> {
  readonly rule: Rule;
  /** Ids of questions, names of levels, or counts: « option 1: 40 of 50 ». */
  readonly where: readonly string[];
}

/**
 * What to correct in a bank; nothing when all is well. A bias is told when chance does not explain it (three standard
 * deviations away from an even draw), so never about a handful of questions.
 *
 * @param points - The difficulties allowed, and the points of each.
 *
 * @example
 * checkBank([{ ...bank[0], correct: 9 }]); // [{ rule: "wrong-index", where: ["q1"] }]
 */
export function checkBank(
  bank: readonly WrittenQuestion[],
  points: Readonly<Record<string, number>> = POINTS,
) {
  const where = (isWrong: (q: WrittenQuestion) => boolean) => bank.filter(isWrong).map(({ id }) => id);
  const repeated = (textOf: (q: WrittenQuestion) => string) =>
    where((q) => bank.filter((other) => textOf(other) === textOf(q)).length > 1);
  return problems({
    "duplicate-id": repeated(({ id }) => id),
    "duplicate-question": repeated(({ question }) => plain(question)),
    "duplicate-option": where(({ options }) => new Set(options.map(plain)).size < options.length),
    "too-few-options": where(({ options }) => options.length < 2),
    "wrong-index": where((q) => ![q.correct, ...(q.pinned ?? [])].every((n) => n in q.options)),
    "missing-explanation": where(({ explanation = "" }) => plain(explanation) === ""),
    "wrong-points": where((q) => points[q.difficulty] !== q.points),
    "position-bias": biasedPositions(bank),
    "length-bias": deviation(bank.filter(isLongest).length, bank) > 3 ? where(isLongest) : [],
    "unbalanced-difficulty": rareDifficulties(bank, Object.keys(points)),
  });
}

/**
 * What to correct in levels meant for `levelOf`: bounds out of order, or nothing for the lowest results.
 *
 * @example
 * checkLevels([{ name: "mousse", from: 10 }]); // [{ rule: "level-gap", where: ["mousse"] }]
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

/** What counts in a text: neither case, nor spaces, nor the shape of apostrophes. */
function plain(text: string): string {
  return text
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
  return [...Array(longest).keys()].flatMap((place) => {
    const offering = bank.filter(({ options }) => place in options);
    const count = offering.filter(({ correct }) => correct === place).length;
    const isBiased = Math.abs(deviation(count, offering)) > 3;
    return isBiased ? [`option ${place + 1}: ${count} of ${offering.length}`] : [];
  });
}

/** Difficulties with less than half of an even share. */
function rareDifficulties(bank: readonly Question[], difficulties: readonly string[]): readonly string[] {
  return difficulties.flatMap((label) => {
    const count = bank.filter(({ difficulty }) => difficulty === label).length;
    const isRare = count < Math.floor(bank.length / difficulties.length / 2);
    return isRare ? [`${label}: ${count} of ${bank.length}`] : [];
  });
}
