import { companyName } from "./companyName.ts";

/** What the end of an address says of the choice. */
export interface ChoiceInHash {
  chosen: readonly number[];
  /** Whose sail it is; empty when it names nobody. */
  name: string;
  /** It named something else too: a space that is taken, that does not exist, a word. */
  unknown: boolean;
}

const SPACES = "espaces=";
const NAME = "nom=";

/** The spaces that `hash` names, among those that are `free`, and for whom; nothing when it speaks of something else. */
export function choiceInHash(hash: string, free: ReadonlySet<number>): ChoiceInHash | undefined {
  const parts = hash.slice(1).split("&");
  const said = (prefix: string) => parts.find((part) => part.startsWith(prefix))?.slice(prefix.length);
  const [spaces, name] = [said(SPACES), said(NAME)];
  if (spaces === undefined && name === undefined) return undefined;
  const names = (spaces ?? "").split(/,|%2C/i).filter((one) => one !== "");
  const isFree = (one: string) => /^\d{1,3}$/.test(one) && free.has(Number(one));
  return {
    chosen: [...new Set(names.filter(isFree).map(Number))],
    name: companyName(decoded(name ?? "")),
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

/** The end of an address that names `chosen`, and whose sail it is; empty when there is neither. */
export function hashOf(chosen: readonly number[], name = ""): string {
  const parts = [chosen.length > 0 && SPACES + chosen.join(","), name && NAME + encodeURIComponent(name)];
  const said = parts.filter(Boolean).join("&");
  return said && `#${said}`;
}
