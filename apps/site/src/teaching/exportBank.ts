import { type Question, quizSheet } from "@sillages/content";
import type { MultipleChoice, QuestionBank } from "@sillages/formats";

/** What a question must say to be handed over. */
type Exported = Omit<MultipleChoice, "feedback" | "tags"> & {
  readonly difficulty: string;
  readonly explanation: string;
  readonly source: { readonly name: string; readonly url: string };
};

/** What the course platforms are told of a question. */
export const choiceOf = ({ difficulty, explanation, source, ...question }: Exported): MultipleChoice => ({
  ...question,
  feedback: `${explanation} (${source.name}, ${source.url})`,
  tags: [difficulty],
});

/** Whether a course platform can ask `question`: their files hold words alone. */
export const isExported = ({ picture }: Pick<Question, "picture">) => picture === undefined;

/** Questions to hand over to a course platform, with where they come from and what may be done with them. */
export const exportBank = (title: string, questions: readonly MultipleChoice[]): QuestionBank => ({
  title,
  credit: quizSheet.credit,
  questions,
});
