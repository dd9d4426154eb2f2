/** The numbers that a value says, their signs left out. */
export const numbersIn = (value: string): number[] =>
  (value.match(/[\d.]+(?:e[+-]?\d+)?/gi) ?? []).map((one) => Number.parseFloat(one) || 0);

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
