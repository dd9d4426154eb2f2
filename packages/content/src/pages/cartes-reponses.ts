import { words } from "#data/pages/cartes-reponses";
import { withSentences } from "../sentences.ts";
import type { Page } from "./page.schema.ts";

/** The cards that pupils raise, at `/documents/cartes-reponses.html`. */
export const answerCards = withSentences(words, {
  /** « Réponse A, la boule » */
  name: (letter: string, shape: string) => `Réponse ${letter}, ${shape}`,
}) satisfies Page;
