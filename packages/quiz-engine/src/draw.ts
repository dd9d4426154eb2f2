import { hashText } from "./hash.ts";
import { shuffle } from "./shuffle.ts";
import type { Choice, Draw, Question, Recipe } from "./types.ts";

/**
 * An unsigned integer of 32 bits that changes with whatever would change a session: ids, options, right answers,
 * difficulties, points, pins, order. What is only read (the question's words, its explanation) may be corrected.
 *
 * @example
 * hashBank(bank) === hashBank(bank.toReversed()); // false
 */
export function hashBank(bank: readonly Question[]): number {
  return hashText(JSON.stringify(bank, ["id", "options", "correct", "difficulty", "points", "pinned"]));
}

/**
 * Draws questions and shuffles their options, the same on every machine for the same bank and recipe. With one seed, a
 * smaller draw begins a larger one, and a question always shows its options in the same order.
 *
 * @param recipe - What the bank cannot fill gives a smaller draw. A draw and a decoded challenge are recipes too.
 *
 * @example
 * const { questions } = draw(bank, { seed: 42, size: 2 });
 * questions.map(({ question }) => question.id); // ["q2", "q4"]
 * questions[1].choices.map(({ text }) => text); // ["Une voile", "Une ancre"]
 * draw(bank, { seed: 42, quotas: { Facile: 1, Difficile: 1 } }).size; // 2
 */
export function draw<Q extends Question>(
  bank: readonly Q[],
  { seed, size = bank.length, quotas = null }: Recipe,
): Draw<Q> {
  const left: Record<string, number> = { ...quotas };
  const questions = shuffle(bank, seed)
    .filter(({ difficulty }) => quotas === null || (left[difficulty] = (left[difficulty] ?? 0) - 1) >= 0)
    .slice(0, Math.max(0, size))
    .map((question) => ({ question, choices: shuffleChoices(question, seed) }));
  return { bankHash: hashBank(bank), seed: seed >>> 0, size: questions.length, quotas, questions };
}

function shuffleChoices({ id, options, pinned = [] }: Question, seed: number): readonly Choice[] {
  const choices = options.map((text, option) => ({ option, text }));
  const isFree = ({ option }: Choice) => !pinned.includes(option);
  const shuffled = shuffle(choices.filter(isFree), hashText(id, seed));
  return choices.map((choice) => (isFree(choice) ? (shuffled.pop() as Choice) : choice));
}
