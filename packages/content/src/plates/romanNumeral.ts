const signs = [
  ["L", 50],
  ["XL", 40],
  ["X", 10],
  ["IX", 9],
  ["V", 5],
  ["IV", 4],
  ["I", 1],
] as const;

/** The number of a plate as it is printed: « XIV ». From 1 to 89. */
export function romanNumeral(number: number): string {
  const sign = signs.find(([, value]) => value <= number);
  return sign ? sign[0] + romanNumeral(number - sign[1]) : "";
}
