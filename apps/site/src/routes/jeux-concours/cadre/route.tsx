import { FrameFoot } from "./FrameFoot.tsx";
import { quizMaterial } from "../quiz/quizMaterial.ts";
import { QuizSection } from "../quiz/QuizSection.tsx";
import { QuizStage } from "../quiz/QuizStage.tsx";

/** The quiz alone, for the page of another site. */
export default function FramedQuizRoute() {
  const material = quizMaterial();
  return (
    <QuizStage
      material={material}
      opening={<QuizSection banks={material.banks} level={1} />}
      footer={<FrameFoot />}
      quietFooter={<FrameFoot />}
    >
      {null}
    </QuizStage>
  );
}
