/** How many numbers each command takes; the outlines of letters have no other. */
const arity: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, Z: 0 };

/** The commands of a path, one by one, each with its numbers. */
function* commandsOf(data: string): Generator<readonly [letter: string, values: readonly number[]]> {
  for (const [, letter = "", list = ""] of data.matchAll(/([a-z])([^a-z]*)/gi)) {
    const count = arity[letter];
    if (count === undefined) throw new Error(`A path to shorten has the command « ${letter} ».`);
    const values = (list.match(/-?[\d.]+/g) ?? []).map(Number);
    if (count === 0) yield [letter, []];
    // More points after a move are lines.
    for (let at = 0; at < values.length; at += count) {
      yield [at > 0 && letter === "M" ? "L" : letter, values.slice(at, at + count)];
    }
  }
}

/** Whether `shortPath` knows every command of a path: absolute lines and curves. */
export const canBeShort = (data: string) => /^[\d\s.,MLHVCQZ-]*$/.test(data);

/**
 * The same path in whole, relative steps of `1 / scale` units, without what draws nothing. Each step starts where the last
 * one ended once rounded, so that rounding never adds up.
 */
export function shortPath(data: string, scale: number): string {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let last = "";
  const said = (letter: string, values: readonly number[]) => {
    const list = values.join(" ").replaceAll(" -", "-");
    const again = letter === last && letter !== "m";
    last = letter;
    return again ? (list.startsWith("-") ? list : ` ${list}`) : letter + list;
  };
  return [...commandsOf(data)]
    .map(([letter, values]) => {
      if (letter === "Z") {
        [x, y] = [startX, startY];
        return said("z", []);
      }
      const rounded = values.map((value) => Math.round(value * scale));
      const whole = letter === "H" ? [rounded[0]!, y] : letter === "V" ? [x, rounded[0]!] : rounded;
      const steps = whole.map((value, at) => value - (at % 2 === 0 ? x : y));
      [x = 0, y = 0] = whole.slice(-2);
      if (letter === "M") [startX, startY] = [x, y];
      else if (steps.every((step) => step === 0)) return "";
      const [dx = 0, dy = 0] = steps;
      if (!"LHV".includes(letter)) return said(letter.toLowerCase(), steps);
      if (dy === 0) return said("h", [dx]);
      return dx === 0 ? said("v", [dy]) : said("l", [dx, dy]);
    })
    .join("");
}
