import { spaceLegend } from "@sillages/french";
import type { Finding } from "./finding.ts";

/** A finding on one line, as an editor reads it in a terminal. */
export function print({ file, entry, field, line, column, problem, remedy }: Finding): string {
  const place = line === undefined ? "" : `:${line}:${column ?? 1}`;
  return `packages/content/${file}${place} · ${entry} · ${field} : ${problem}. ${remedy}`;
}

/** What the command prints. */
export function report(
  findings: readonly Finding[],
  size?: { readonly entries: number; readonly collections: number },
): string {
  const counted = size ? `${size.entries} entrées dans ${size.collections} collections, ` : "";
  if (findings.length === 0) return `Contenu : ${counted}tout est juste.`;
  const lines = findings.map(print);
  const toMend = findings.length === 1 ? "1 chose à corriger" : `${findings.length} choses à corriger`;
  const told = [...lines, "", `Contenu : ${counted}${toMend}.`].join("\n");
  const legend = spaceLegend(told);
  return legend ? `${told}\n${legend}` : told;
}
