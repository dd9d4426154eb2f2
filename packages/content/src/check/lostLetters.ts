import type { Finding } from "./finding.ts";
import type { Leaf } from "./walk.ts";

/** Stands for bytes that are no letter in UTF-8: an « é » saved in Latin-1. */
export const LOST_LETTER = "\uFFFD";

/** A letter that was lost before the text came here, pasted from a file that was read wrong. */
export function lostLetterFindings({ entry, field, file, text }: Leaf): Finding[] {
  if (!text.includes(LOST_LETTER)) return [];
  const problem = `« ${LOST_LETTER} » tient la place d’une lettre qui ne se lit pas`;
  return [{ file, entry, field, problem, remedy: "La taper à nouveau." }];
}
