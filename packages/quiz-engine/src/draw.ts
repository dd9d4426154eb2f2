import { hashText, seedOf } from "./hash.ts";
import { shuffle } from "./shuffle.ts";
import type { Choice, Draw, Question, Recipe } from "./types.ts";

/**
 * An unsigned integer of 32 bits that changes with whatever would change a session: ids, options, right answers,
 * difficulties, categories, points, pins, order. What is only read (the question's words, its explanation) may be corrected.
 *
 * @example
 * hashBank(bank) === hashBank(bank.toReversed()); // false
 */
export function hashBank(bank: readonly Question[]): number {
  const counted = ["id", "options", "correct", "difficulty", "category", "points", "pinned"];
  return hashText(JSON.stringify(bank, counted));
}

/**
 * Draws questions and shuffles their options, the same on every machine for the same bank and recipe. With one seed, a
 * smaller draw begins a larger one, and a question always shows its options in the same order.
 *
 * @param recipe - What the bank cannot fill gives a smaller draw: `checkRecipe` tells it beforehand. A draw and a decoded challenge
 *   are recipes too. It throws a `RangeError` at a seed that is neither a text nor a whole number, and at a question
 *   without a list of options, which it names.
 *
 * @example
 * const { questions } = draw(bank, { seed: 42, size: 2 });
 * questions.map(({ question }) => question.id); // ["q2", "q4"]
 * questions[1].choices.map(({ text }) => text); // ["A sail", "An anchor"]
 * draw(bank, { seed: 42, quotas: { Easy: 1, Medium: 0 } }).size; // 2
 */
export function draw<Q extends Question>(bank: readonly Q[], { seed, size, quotas = null }: Recipe): Draw<Q> {
  const start = seedOf(seed);
  const bounds: Record<string, number> | null = quotas && { ...quotas };
  // What is no number bounds nothing, and would come back from a save as a bound, or not at all.
  for (const label in bounds) if (!Number.isFinite(bounds[label])) delete bounds[label];
  const left: Record<string, number> = { ...bounds };
  const takesPlace = ({ category, difficulty }: Q) => {
    // What is both is counted once; what has no quota counts down from NaN, which is never 0.
    const labels = new Set([category as string, difficulty]);
    for (const label of labels) if (left[label]! <= 0) return false;
    for (const label of labels) left[label]! -= 1;
    return true;
  };
  const questions = shuffle(bank, start)
    .filter(takesPlace)
    .slice(0, Math.max(0, size ?? Infinity))
    .map((question) => ({ question, choices: shuffleChoices(question, start) }));
  return { bankHash: hashBank(bank), seed: start, size: questions.length, quotas: bounds, questions };
}

function shuffleChoices({ id, options, pinned = [] }: Question, seed: number): readonly Choice[] {
  // Said here, where the question is known: `checkBank` finds it, and the rest, beforehand.
  if (!Array.isArray(options)) throw RangeError(`question ${id}: give options as a list`);
  const places = [...options.keys()];
  const isFree = (place: number) => !pinned.includes(place);
  // oxlint-disable-next-line typescript/no-unnecessary-type-conversion -- a figure, as files write ids, has no letters: all orders would be one
  const free = shuffle(places.filter(isFree), hashText(id + "", seed));
  return places
    .map((place) => (isFree(place) ? (free.pop() as number) : place))
    .map((option) => ({ option, text: options[option] as string }));
}
