import { classPlay as words } from "@sillages/content";
import { ProjectedQuestion } from "@sillages/illustrations";
import type { Explained } from "../../sections/quiz/explanations.ts";
import { questionPicture } from "../../sections/quiz/questionPicture.ts";
import type { SheetQuestion } from "../../teaching/sheet.ts";
import { questionId } from "./questionFocus.ts";

interface ClassQuestionProps {
  question: SheetQuestion;
  /** Its answer is shown. */
  revealed: boolean;
  why: Explained | undefined;
}

/** The question that a class is asked; once it is revealed, the right answer and why. */
export function ClassQuestion({ question, revealed, why }: ClassQuestionProps) {
  const { correct, options, question: asked } = question;
  const answer = {
    correct,
    label: words.right,
    why: why?.explanation,
    source: why && words.source(why.source.name),
  };
  return (
    <ProjectedQuestion
      id={questionId}
      question={asked}
      picture={questionPicture(question)}
      options={options}
      answer={revealed ? answer : undefined}
    />
  );
}
