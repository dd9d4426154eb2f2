// What gives an answer away without reading the question: where the right option stands, how long it is, which of the amounts it says.
import type { Question } from "./types.ts";

/** Beyond so many standard deviations, chance explains nothing. */
const LIMIT = 3;

/** Questions whose right option is the longest by itself, when they are more than chance explains. */
export function tooOftenLongest<Q extends Question>(bank: readonly Q[]): readonly Q[] {
  const longest = bank.filter(isLongest);
  return deviation(longest.length, bank) > LIMIT ? longest : [];
}

/** Places where the right option stands too often, or too seldom. */
export function biasedPositions(bank: readonly Question[]): readonly string[] {
  const longest = Math.max(0, ...bank.map(({ options }) => options.length));
  return range(longest).flatMap((place) => {
    const offering = bank.filter(({ options }) => place in options);
    const count = offering.filter(({ correct }) => correct === place).length;
    const isBiased = Math.abs(deviation(count, offering)) > LIMIT;
    return isBiased ? [`option ${place + 1}: ${count} of ${offering.length}`] : [];
  });
}

/**
 * Ranks of the right option that chance does not explain, over the questions that ask to choose an amount. The extremes and what
 * lies between them are watched as well: whoever invents wrong amounts likes to put the right one in their midst.
 *
 * @param plain - Writes an option so that two which differ by their numbers alone differ by nothing else, its amounts in figures.
 */
export function biasedRanks(bank: readonly Question[], plain: (option: string) => string): readonly string[] {
  const ranked = bank.flatMap(({ options, correct }) => {
    const rank = rankOf(options.map(plain), correct);
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

function isLongest({ options, correct }: Question): boolean {
  return options.every((text, option) => option === correct || text.length < (options[correct] ?? "").length);
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

/** How many options are smaller than the right one; nothing when they do not differ by their numbers alone. */
function rankOf(texts: readonly string[], correct: number): number | undefined {
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

/** The whole numbers from 0, `length` of them. */
export const range = (length: number) => [...Array(length).keys()];
