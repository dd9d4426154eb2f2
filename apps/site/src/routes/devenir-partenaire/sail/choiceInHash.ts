import { companyName } from "./companyName.ts";

/** What the end of an address says of the choice. */
export interface ChoiceInHash {
  chosen: readonly number[];
  /** Whose sail it is; empty when it names nobody. */
  name: string;
  /** What it is to bring the company, by id. */
  benefits: readonly string[];
  /** It named something else too: a space that is taken, that does not exist, a word. */
  unknown: boolean;
}

const SPACES = "espaces=";
const NAME = "nom=";
const BENEFITS = "avantages=";

const listed = (text = "") => text.split(/,|%2C/i).filter((one) => one !== "");

/**
 * The spaces that `hash` names, among those that are `free`, for whom, and what for, among the benefits that are `offered`; nothing
 * when it speaks of something else.
 */
export function choiceInHash(
  hash: string,
  free: ReadonlySet<number>,
  offered: readonly string[] = [],
): ChoiceInHash | undefined {
  const parts = hash.slice(1).split("&");
  const said = (prefix: string) => parts.find((part) => part.startsWith(prefix))?.slice(prefix.length);
  const [spaces, name, benefits] = [said(SPACES), said(NAME), said(BENEFITS)];
  if ([spaces, name, benefits].every((one) => one === undefined)) return undefined;
  const names = listed(spaces);
  const wished = listed(benefits);
  const isFree = (one: string) => /^\d{1,3}$/.test(one) && free.has(Number(one));
  return {
    chosen: [...new Set(names.filter(isFree).map(Number))],
    name: companyName(decoded(name ?? "")),
    benefits: offered.filter((one) => wished.includes(one)),
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
export function hashOf(chosen: readonly number[], name = "", benefits: readonly string[] = []): string {
  const parts = [
    chosen.length > 0 && SPACES + chosen.join(","),
    name && NAME + encodeURIComponent(name),
    benefits.length > 0 && BENEFITS + benefits.join(","),
  ];
  const said = parts.filter(Boolean).join("&");
  return said && `#${said}`;
}
