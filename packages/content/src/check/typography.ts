import type { Finding } from "./finding.ts";
import { isProse } from "./prose.ts";
import { isLead, leadRules } from "./typography.leads.ts";
import type { TypographyRule } from "./typography.rule.ts";
import { typographyRules } from "./typography.rules.ts";
import type { Leaf } from "./walk.ts";

/** How many letters to show on each side of a mistake. */
const margin = 18;

/** What breaks a rule of French typography in `leaf`: one finding for each rule, at its first mistake. */
export function typographyFindings(leaf: Leaf): Finding[] {
  if (!isProse(leaf)) return [];
  const text = withoutAddresses(leaf.text);
  const rules = isLead(leaf) ? [...typographyRules, ...leadRules] : typographyRules;
  return rules.flatMap((rule) => {
    const [mistake] = text.matchAll(rule.find);
    return mistake ? [finding(leaf, text, rule, mistake)] : [];
  });
}

/** `text` as `rule` wants it. */
export function mend(text: string, { find, fix }: TypographyRule): string {
  return typeof fix === "string" ? text.replace(find, fix) : text.replace(find, fix);
}

function finding(
  { file, entry, field }: Leaf,
  text: string,
  rule: TypographyRule,
  mistake: RegExpExecArray,
): Finding {
  const written = excerpt(text, mistake, mistake[0]);
  const mended = excerpt(text, mistake, replacement(rule, mistake));
  return { file, entry, field, problem: `${written} : ${rule.message}`, remedy: `Écrire ${mended}.` };
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
  const whole = start + written + rest;
  return `« ${whole.replaceAll("\u202f", "\u237d").replaceAll("\u00a0", "\u2423")} »`;
}

/** Addresses follow their own rules: a figure dash stands for each. */
function withoutAddresses(text: string): string {
  return text.replace(/https?:\/\/[^\s)»]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, "\u2012");
}
