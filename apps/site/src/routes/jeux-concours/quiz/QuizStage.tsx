"use client";

import { type ReactNode, use } from "react";
import { PageFrame } from "../../../shell/frame/PageFrame.tsx";
import { PartBoundary } from "../../../shell/living/PartBoundary.tsx";
import { QuizContext } from "./QuizContext.ts";
import type { QuizMaterial } from "./quizMaterial.ts";
import { useQuiz } from "./useQuiz.ts";

interface QuizStageProps {
  material: QuizMaterial;
  /** The first view of the contest. */
  opening: ReactNode;
  /** Its other sections. */
  children: ReactNode;
  footer: ReactNode;
  /** The footer while a quiz is played or offered. */
  quietFooter: ReactNode;
}

function Screen({ material }: Pick<QuizStageProps, "material">) {
  const { accept, view } = use(QuizContext);
  if (view.kind === "contest") return null;
  if (view.kind === "playing")
    return (
      <view.module.QuizScreen key={view.game.get().session.draw.seed} game={view.game} material={material} />
    );
  return (
    <view.module.Invited
      invitation={view.invitation}
      hasSaved={view.hasSaved}
      onAccept={(timed) => accept(view, timed)}
    />
  );
}

/** The page of the contest: its sections, or nothing but the quiz while one is played or offered. */
export function QuizStage({ material, opening, children, footer, quietFooter }: QuizStageProps) {
  const quiz = useQuiz(material.banks);
  const isQuiet = quiz.view.kind !== "contest";
  const screen = (
    <PartBoundary id="quiz">
      <Screen material={material} />
    </PartBoundary>
  );
  return (
    <QuizContext value={quiz}>
      <PageFrame opening={isQuiet ? screen : opening} footer={isQuiet ? quietFooter : footer}>
        {!isQuiet && children}
      </PageFrame>
    </QuizContext>
  );
}
