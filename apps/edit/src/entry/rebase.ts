import type { Entry } from "../api.ts";
import { isSame } from "./isSame.ts";

/**
 * `mine` carried over to `theirs`, both begun from `base`: a field that only one of them changed is as that one says. Nothing when
 * both changed the same field, each in its own way.
 */
export function rebase(base: Entry, mine: Entry, theirs: Entry): Entry | undefined {
  const changed = Object.keys({ ...base, ...mine }).filter((name) => !isSame(base[name], mine[name]));
  const isApart = (name: string) => !isSame(base[name], theirs[name]) && !isSame(mine[name], theirs[name]);
  if (changed.some(isApart)) return undefined;
  const kept = Object.entries(theirs).filter(([name]) => !changed.includes(name) || name in mine);
  const own = changed.filter((name) => name in mine).map((name) => [name, mine[name]]);
  return Object.fromEntries([...kept, ...own]) as Entry;
}
