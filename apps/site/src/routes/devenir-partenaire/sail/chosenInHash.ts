/** What the end of an address says of the chosen spaces. */
export interface ChosenSpaces {
  chosen: readonly number[];
  /** It named something else too: a space that is taken, that does not exist, a word. */
  unknown: boolean;
}

const PREFIX = "#espaces=";

/** The spaces that `hash` names, among those that are `free`; nothing when it speaks of something else. */
export function chosenInHash(hash: string, free: ReadonlySet<number>): ChosenSpaces | undefined {
  if (!hash.startsWith(PREFIX)) return undefined;
  const names = hash
    .slice(PREFIX.length)
    .split(/,|%2C/i)
    .filter((name) => name !== "");
  const isFree = (name: string) => /^\d{1,3}$/.test(name) && free.has(Number(name));
  return {
    chosen: [...new Set(names.filter(isFree).map(Number))],
    unknown: !names.every(isFree),
  };
}

/** The end of an address that names `chosen`; empty when nothing is. */
export function hashOf(chosen: readonly number[]): string {
  return chosen.length > 0 ? PREFIX + chosen.join(",") : "";
}
