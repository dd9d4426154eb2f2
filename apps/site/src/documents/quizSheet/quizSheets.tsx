import { teachingFiles } from "@sillages/content";
import { quizBanks } from "@sillages/content/quiz-banks";
import { QuizSheetDocument } from "./QuizSheetDocument.tsx";

/** The printed sheet of each bank. */
export const quizSheets = quizBanks.map((bank) => ({
  path: teachingFiles(bank.id).sheet,
  Document: ({ builtAt }: { builtAt: string }) => <QuizSheetDocument builtAt={builtAt} bank={bank} />,
}));
