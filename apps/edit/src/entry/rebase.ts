import type { Entry } from "../api.ts";
import { isSame } from "./isSame.ts";

/** The fields of `base` that `mine` changed, added or took away. */
const changedIn = (base: Entry, mine: Entry) =>
  Object.keys({ ...base, ...mine }).filter((name) => !isSame(base[name], mine[name]));

/** What `mine` changed of `base`, over `theirs`: where both changed the same field, `mine` has the last word. */
export function carryOver(base: Entry, mine: Entry, theirs: Entry): Entry {
  const changed = changedIn(base, mine);
  const kept = Object.entries(theirs).filter(([name]) => !changed.includes(name) || name in mine);
  const own = changed.filter((name) => name in mine).map((name) => [name, mine[name]]);
  return Object.fromEntries([...kept, ...own]) as Entry;
}

/**
 * `mine` carried over to `theirs`, both begun from `base`: a field that only one of them changed is as that one says. Nothing when
 * both changed the same field, each in its own way.
 */
export function rebase(base: Entry, mine: Entry, theirs: Entry): Entry | undefined {
  const isApart = (name: string) => !isSame(base[name], theirs[name]) && !isSame(mine[name], theirs[name]);
  return changedIn(base, mine).some(isApart) ? undefined : carryOver(base, mine, theirs);
}
