import { crewBoardSaid as said } from "@sillages/content";
import type { CrewTable } from "./crews.ts";

/** What a quiz is called: « Océan vivant, Éclair », or by its length where the site has no name for it. */
export function quizName({ bank, size }: Pick<CrewTable, "bank" | "size">): string {
  if (!bank) return said.otherVersion(size);
  const format = bank.formats.find(({ questions }) => questions === size);
  return said.quiz(bank.title, format?.label ?? said.questions(size));
}
