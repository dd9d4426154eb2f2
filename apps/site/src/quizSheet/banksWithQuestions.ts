import type { Question, QuizBank } from "@sillages/content";
import { capAuLarge } from "@sillages/content/cap-au-large";
import { oceanVivant } from "@sillages/content/ocean-vivant";

/** Every bank with its questions: for what the build writes, never for a page. */
export const banksWithQuestions: Record<QuizBank["id"], readonly Question[]> = {
  "ocean-vivant": oceanVivant,
  "cap-au-large": capAuLarge,
};
