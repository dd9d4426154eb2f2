import type { TeamFilter } from "@sillages/content";

/** What is chosen on the page: a trade, and at most one member. */
export interface TeamChoice {
  filter: TeamFilter["id"];
  /** The anchor of the member whose card is open. */
  member: string | undefined;
}

/** The trade of each member, by anchor. */
export type Trades = ReadonlyMap<string, TeamFilter["id"]>;

const parameter = "filtre";

/**
 * What an address such as `/equipe?filtre=communication#camille` chooses. What it names and nobody has is left out; a member
 * whom the filter would hide is shown, among all.
 */
export function choiceOf({ search, hash }: { search: string; hash: string }, trades: Trades): TeamChoice {
  const wanted = new URLSearchParams(search).get(parameter);
  const filter = [...trades.values()].find((trade) => trade === wanted) ?? "tous";
  const named = hash.slice(1);
  const member = trades.has(named) ? named : undefined;
  return { filter: member && trades.get(member) !== filter ? "tous" : filter, member };
}

/** The address, from `href`, that chooses the same again. */
export function addressOf(href: string, { filter, member }: TeamChoice): string {
  const { pathname, searchParams } = new URL(href);
  if (filter === "tous") searchParams.delete(parameter);
  else searchParams.set(parameter, filter);
  const search = searchParams.size > 0 ? `?${searchParams}` : "";
  return pathname + search + (member ? `#${member}` : "");
}
