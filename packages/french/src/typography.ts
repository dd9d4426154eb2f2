import { isMachineText } from "./machineText.ts";
import type { Mistake } from "./mistake.ts";
import { leadRules } from "./typography.leads.ts";
import type { TypographyRule } from "./typography.rule.ts";
import { typographyRules } from "./typography.rules.ts";
import { spaceRules } from "./typography.spaces.ts";
import { withVisibleSpaces } from "./visibleSpaces.ts";

export { isMachineText };

/** How many letters to show on each side of a mistake. */
const margin = 18;

/** What a text is, where it is read. */
interface TypographyOptions {
  /**
   * Whether it opens a page or a section in large letters: its words of one letter must not end a line.
   * @defaultValue false
   */
  readonly isLead?: boolean;
}

/**
 * What breaks a rule of French typography in `text`: one mistake for each rule, the first that it finds. A text for machines
 * breaks none.
 */
export function typographyMistakes(text: string, { isLead = false }: TypographyOptions = {}): Mistake[] {
  if (isMachineText(text)) return [];
  const prose = withoutAddresses(text);
  return rulesOf(isLead).flatMap((rule) => {
    const [found] = prose.matchAll(rule.find);
    return found ? [mistakeOf(prose, rule, found)] : [];
  });
}

/** `text` with every mistake mended that has one answer; addresses and texts for machines are left as they are. */
export function mendTypography(text: string, { isLead = false }: TypographyOptions = {}): string {
  if (isMachineText(text)) return text;
  const once = (words: string) => rulesOf(isLead).reduce(mend, words);
  // A rule may make way for another: « ... ! » is an ellipsis first, then a space before the mark.
  return aroundAddresses(text, (words) => once(once(words)));
}

/** `text` with the spaces that French wants around signs; addresses are left as they are. */
export function mendSpaces(text: string): string {
  return aroundAddresses(text, (words) => spaceRules.reduce(mend, words));
}

const rulesOf = (isLead: boolean) => (isLead ? [...typographyRules, ...leadRules] : typographyRules);

/** `text` as `rule` wants it. */
export function mend(text: string, { find, fix }: TypographyRule): string {
  return typeof fix === "string" ? text.replace(find, fix) : text.replace(find, fix);
}

function mistakeOf(text: string, rule: TypographyRule, found: RegExpExecArray): Mistake {
  const written = excerpt(text, found, found[0]);
  const mended = excerpt(text, found, replacement(rule, found));
  return { problem: `${written} : ${rule.message}`, remedy: `Écrire ${mended}.` };
}

function replacement({ fix }: TypographyRule, [mistake, ...groups]: RegExpExecArray): string {
  return typeof fix === "string"
    ? fix.replace("$1", groups[0] ?? "").replace("$2", groups[1] ?? "")
    : fix(mistake, ...groups);
}

/** The words around a mistake, with its no-break spaces made visible. */
function excerpt(text: string, { index, 0: mistake }: RegExpExecArray, written: string): string {
  const end = index + mistake.length;
  const before = text.slice(0, index);
  const after = text.slice(end);
  const start = before.length > margin ? `…${before.slice(-margin).replace(/^\S*\s/u, "")}` : before;
  const rest = after.length > margin ? `${after.slice(0, margin).replace(/\s\S*$/u, "")}…` : after;
  return `« ${withVisibleSpaces(start + written + rest)} »`;
}

/** Addresses follow their own rules: a figure dash stands for each, and for one that was written. */
const address = /https?:\/\/[^\s)»]+|\b(?:mailto|tel):[\w.+@-]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\u2012/g;
const placeholder = "\u2012";

function aroundAddresses(text: string, mended: (words: string) => string): string {
  const addresses = text.match(address)?.values();
  return mended(withoutAddresses(text)).replaceAll(placeholder, () => addresses?.next().value ?? "");
}

function withoutAddresses(text: string): string {
  return text.replace(address, placeholder);
}
