import type { Finding } from "./finding.ts";

/** A finding on one line, as an editor reads it in a terminal. */
export function print({ file, entry, field, problem, remedy }: Finding): string {
  return `packages/content/${file} · ${entry} · ${field} : ${problem}. ${remedy}`;
}

/** What the command prints. */
export function report(findings: readonly Finding[], entries: number, collections: number): string {
  const counted = `${entries} entrées dans ${collections} collections`;
  if (findings.length === 0) return `Contenu : ${counted}, tout est juste.`;
  const lines = findings.map(print);
  const toMend = findings.length === 1 ? "1 chose à corriger" : `${findings.length} choses à corriger`;
  return [...lines, "", `Contenu : ${counted}, ${toMend}.`, ...legend(lines)].join("\n");
}

function legend(lines: readonly string[]): string[] {
  const needed = lines.some((line) => /[\u237d\u2423]/.test(line));
  return needed
    ? ["\u237d est une espace fine insécable (U+202F), \u2423 une espace insécable (U+00A0)."]
    : [];
}
