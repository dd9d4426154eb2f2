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

const tradeIn = (search: string) => new URLSearchParams(search).get(parameter);

/**
 * What an address such as `/equipe?filtre=communication#camille` chooses. What it names and nobody has is left out; a member
 * whom the filter would hide is shown, among all.
 *
 * @param opened - The member whose card is open already: chosen when the address names nobody.
 */
export function choiceOf(
  { search, hash }: { search: string; hash: string },
  trades: Trades,
  opened?: string,
): TeamChoice {
  const wanted = tradeIn(search);
  const filter = [...trades.values()].find((trade) => trade === wanted) ?? "tous";
  const named = hash.slice(1);
  const member = trades.has(named) ? named : opened;
  return { filter: member && trades.get(member) !== filter ? "tous" : filter, member };
}

/**
 * Whether an address names a trade or somebody whom the team has not. Anchors of the rest of the page, which `isElsewhere`
 * knows, name nobody.
 */
export function namesUnknown(
  { search, hash }: { search: string; hash: string },
  trades: Trades,
  isElsewhere: (anchor: string) => boolean,
): boolean {
  const trade = tradeIn(search);
  const anchor = hash.slice(1);
  const isTrade = trade === null || trade === "tous" || [...trades.values()].some((known) => known === trade);
  return !isTrade || (anchor !== "" && !trades.has(anchor) && !isElsewhere(anchor));
}

/** The address, from `href`, that chooses the same again; its anchor stays when it is one of `isElsewhere`. */
export function addressOf(
  href: string,
  { filter, member }: TeamChoice,
  isElsewhere: (anchor: string) => boolean = () => false,
): string {
  const { hash, pathname, searchParams } = new URL(href);
  if (filter === "tous") searchParams.delete(parameter);
  else searchParams.set(parameter, filter);
  const search = searchParams.size > 0 ? `?${searchParams}` : "";
  const kept = isElsewhere(hash.slice(1)) ? hash : "";
  return pathname + search + (member ? `#${member}` : kept);
}
