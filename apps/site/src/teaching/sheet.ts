import type { Question } from "@sillages/content";
import { draw } from "@sillages/quiz-engine";
import { lineOf } from "@sillages/quiz-engine/board";
import type { PlayedQuestion } from "../sections/quiz/banks.ts";

export type Version = "A" | "B";

/** What a sheet is made of: the same choices give the same sheet, for ever. */
export interface SheetChoices {
  /** All of them without it. */
  category: Question["category"] | "";
  difficulty: Question["difficulty"] | "";
  level: Question["level"] | "";
  size: number;
  /** Any text: two that read the same are one. */
  code: string;
  version: Version;
}

/** A question as it stands on a sheet: its options are in the order of their letters. */
export type SheetQuestion = Omit<PlayedQuestion, "options" | "correct"> & {
  options: readonly string[];
  correct: number;
};

/**
 * The questions of a sheet: as many as were asked, fewer where there are not as many, none where no question answers the choices. Both
 * versions ask the same ones, each in an order of its own.
 */
export function sheetOf(bank: readonly PlayedQuestion[], choices: SheetChoices): readonly SheetQuestion[] {
  const { category, difficulty, level, size, version } = choices;
  const code = lineOf(choices.code);
  const pool = bank.filter(
    (question) =>
      (category === "" || question.category === category) &&
      (difficulty === "" || question.difficulty === difficulty) &&
      (level === "" || question.level === level),
  );
  const chosen = draw(pool, { seed: code, size }).questions.map(({ question }) => question);
  return draw(chosen, { seed: `${code} ${version}` }).questions.map(({ choices: ordered, question }) => ({
    ...question,
    options: ordered.map(({ text }) => text),
    correct: ordered.findIndex(({ option }) => option === question.correct),
  }));
}
