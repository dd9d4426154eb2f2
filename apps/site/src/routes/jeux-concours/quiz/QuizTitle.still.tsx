import { Headline } from "@sillages/ui";
import { headlines } from "../headlines.css.ts";

export function QuizTitle() {
  return <Headline level={2} size="section" id="quiz-titre" focusable fit={headlines.quiz} />;
}
