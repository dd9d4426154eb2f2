import type { Finding } from "./finding.ts";
import type { Leaf } from "./walk.ts";

/** Green claims that nobody can prove: French law (AGEC, article 13; Climat, article 12) and the house refuse them. */
const claims = [
  /(?<!\p{L})(?:éco|eco)-?responsable(?:s|ment)?(?!\p{L})/giu,
  /(?<!\p{L})(?:climatiquement neutres?|neutres? (?:en|pour le) (?:carbone|climat))(?!\p{L})/giu,
  /(?<!\p{L})zéro[\s-](?:carbone|émission)s?(?!\p{L})/giu,
  /100\s?% (?:verte?s?|écologiques?)(?!\p{L})/giu,
  /(?<!\p{L})respectueu(?:x|se|ses) de (?:l’environnement|la nature|la planète)(?!\p{L})/giu,
  /(?<!\p{L})(?:bons?|bonnes?) pour la planète(?!\p{L})/giu,
  /(?<!\p{L})(?:eco|éco)-?friendly(?!\p{L})/giu,
] as const;

/** A claim that stays, because the text proves or quotes it. */
export interface JustifiedClaim {
  readonly file: string;
  readonly entry: string;
  readonly claim: string;
  readonly why: string;
}

/** The green claims of `leaf`, but for the `justified` ones. */
export function claimFindings(
  { file, entry, field, text }: Leaf,
  justified: readonly JustifiedClaim[],
): Finding[] {
  const spaced = text.replace(/[\u00a0\u202f]/g, " ");
  const found = claims.flatMap((claim) => [...spaced.matchAll(claim)].map(([words]) => words));
  return found
    .filter(
      (words) =>
        !justified.some((known) => known.file === file && known.entry === entry && known.claim === words),
    )
    .map((words) => ({
      file,
      entry,
      field,
      problem: `« ${words} » est une promesse écologique sans preuve`,
      remedy:
        "Dire ce qui est fait, avec un chiffre et sa source, ou justifier l’expression dans src/check/exceptions.ts.",
    }));
}
