import { companyName, type CompanyName } from "./companyName.ts";

/** What a link brings back of a choice. */
export interface Choice {
  chosen: readonly number[];
  /** Whose sail it is; empty when it names nobody. */
  name: string;
  /** What it is to bring the company, by id. */
  benefits: readonly string[];
  /** What is taken beside the spaces, by id. */
  options: readonly string[];
}

/** What may be ticked, by id. */
export type Offered = Pick<Choice, "benefits" | "options">;

/** What the end of an address says of the choice. */
export interface ChoiceInHash extends Choice, CompanyName {
  /** It named something else too: a space that is taken, that does not exist, a word. */
  unknown: boolean;
}

const SPACES = "espaces=";
const NAME = "nom=";
const BENEFITS = "avantages=";
const OPTIONS = "options=";

const listed = (text = "") => text.split(/,|%2C/i).filter((one) => one !== "");

/**
 * The spaces that `hash` names, among those that are `free`, for whom, what for and with what else, among what is `offered`; nothing
 * when it speaks of something else.
 */
export function choiceInHash(
  hash: string,
  free: ReadonlySet<number>,
  offered: Offered = { benefits: [], options: [] },
): ChoiceInHash | undefined {
  const parts = hash.slice(1).split("&");
  const said = (prefix: string) => parts.find((part) => part.startsWith(prefix))?.slice(prefix.length);
  const [spaces, name, benefits, options] = [SPACES, NAME, BENEFITS, OPTIONS].map(said);
  if ([spaces, name, benefits, options].every((one) => one === undefined)) return undefined;
  const names = listed(spaces);
  const [wished, taken] = [listed(benefits), listed(options)];
  const isFree = (one: string) => /^\d{1,3}$/.test(one) && free.has(Number(one));
  return {
    chosen: [...new Set(names.filter(isFree).map(Number))],
    ...companyName(decoded(name ?? "")),
    benefits: offered.benefits.filter((one) => wished.includes(one)),
    options: offered.options.filter((one) => taken.includes(one)),
    unknown: !names.every(isFree),
  };
}

/** An address that was cut in the middle of a letter names nobody. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}

/** The end of an address that names the choice; empty when there is none. */
export function hashOf({ chosen = [], name = "", benefits = [], options = [] }: Partial<Choice>): string {
  const parts = [
    chosen.length > 0 && SPACES + chosen.join(","),
    name && NAME + encodeURIComponent(name),
    benefits.length > 0 && BENEFITS + benefits.join(","),
    options.length > 0 && OPTIONS + options.join(","),
  ];
  const said = parts.filter(Boolean).join("&");
  return said && `#${said}`;
}
