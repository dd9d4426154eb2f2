/** Letters that take the room of two, and those that take a third more than most. */
const DOUBLE =
  /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7ff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]|[\u{10000}-\u{10ffff}]/u;
const WIDE = /[\p{Lu}mw@%]/u;

const widthOf = (letter: string) => (DOUBLE.test(letter) ? 2 : WIDE.test(letter) ? 1.35 : 1);

/** The most that a name may take to be set in each size, in letters of a usual width. */
const rooms = [
  ["short", 13],
  ["regular", 26],
  ["long", 44],
  ["longer", 84],
] as const;

/** The size that `name` is set in: it stands in its box, on as many lines as it must. */
export function roomOf(name: string) {
  const width = Array.from(name, widthOf).reduce((sum, one) => sum + one, 0);
  return rooms.find(([, most]) => width <= most)?.[0] ?? "longest";
}
