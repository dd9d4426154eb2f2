import { type Question, quizSheet } from "@sillages/content";
import { questionDrawings } from "@sillages/content/question-drawings";
import type { MultipleChoice, QuestionBank, QuestionPicture } from "@sillages/formats";
import { questionPicture } from "../sections/quiz/questionPicture.ts";

/** What a question must say to be handed over. */
export type Exported = Omit<MultipleChoice, "feedback" | "picture" | "tags"> &
  Pick<Question, "difficulty" | "explanation" | "picture" | "source">;

/** The drawing of a question, whole: an address of the site would break at its next change. */
function pictureIn({ picture }: Pick<Question, "picture">): QuestionPicture | undefined {
  const shown = questionPicture({ picture });
  if (!picture || !shown) return undefined;
  const { alt, height, width } = shown;
  const svg = questionDrawings[picture.drawing] ?? "";
  return { file: `${picture.drawing.replace(/^.*\//, "")}.svg`, svg, alt, width, height };
}

/** What the course platforms are told of a question. */
const choiceOf = ({ difficulty, explanation, picture, source, ...question }: Exported): MultipleChoice => ({
  ...question,
  picture: pictureIn({ picture }),
  feedback: `${explanation} (${source.name}, ${source.url})`,
  tags: [difficulty],
});

/**
 * Questions to hand over to a course platform, with where they come from and what may be done with them. Where the format holds no
 * `pictures`, those that show one are left out: without it they cannot be answered.
 */
export const exportBank = (
  title: string,
  questions: readonly Exported[],
  { pictures }: { pictures: boolean },
): QuestionBank => ({
  title,
  credit: quizSheet.credit,
  questions: questions.filter(({ picture }) => pictures || !picture).map(choiceOf),
});
