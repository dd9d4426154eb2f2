import { type Question, type QuizBank, teachingFiles } from "@sillages/content";
import { quizBanks } from "@sillages/content/quiz-banks";
import { gift, moodleXml, type MultipleChoice, type QuestionBank } from "@sillages/formats";
import type { SiteFile } from "./siteFile.ts";

const choiceOf = ({ difficulty, explanation, source, ...question }: Question): MultipleChoice => ({
  ...question,
  feedback: `${explanation} (${source.name}, ${source.url})`,
  tags: [difficulty],
});

const bankOf = ({ questions, title }: QuizBank): QuestionBank => ({
  title,
  questions: questions.map(choiceOf),
});

/** Each bank, for the course platforms of teachers. */
export const quizFiles: readonly SiteFile[] = quizBanks.flatMap((bank): SiteFile[] => [
  { path: teachingFiles(bank.id).gift, text: () => gift(bankOf(bank)) },
  { path: teachingFiles(bank.id).xml, text: () => moodleXml(bankOf(bank)) },
]);
