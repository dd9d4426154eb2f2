import { quizBanks } from "@sillages/content";
import type { PrintedDocument } from "../documents.ts";
import { banksWithQuestions } from "./banksWithQuestions.ts";
import { QuizSheetDocument } from "./QuizSheetDocument.tsx";

/** The printed sheet of each bank. */
export const quizSheets: readonly PrintedDocument[] = quizBanks.map((bank) => ({
  path: `/documents/quiz-${bank.id}.html`,
  Document: ({ builtAt }) => (
    <QuizSheetDocument builtAt={builtAt} bank={bank} questions={banksWithQuestions[bank.id]} />
  ),
}));
