"use client";

import type { ReactNode } from "react";
import { PageFrame } from "../../../shell/PageFrame.tsx";
import { PartBoundary } from "../../../shell/PartBoundary.tsx";
import { QuizContext } from "./QuizContext.ts";
import type { QuizMaterial } from "./quizMaterial.ts";
import { type Quiz, useQuiz } from "./useQuiz.ts";

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

function Screen({ quiz, material }: { quiz: Quiz; material: QuizMaterial }) {
  const { accept, failed, quit, refuse, resume, start, starting, view } = quiz;
  if (view.kind === "contest") return null;
  if (view.kind === "playing")
    return (
      <view.module.QuizScreen
        key={view.game.get().session.draw.seed}
        game={view.game}
        material={material}
        starting={starting}
        onStart={start}
        onQuit={quit}
      />
    );
  return (
    <view.module.Invited
      invitation={view.invitation}
      hasSaved={view.hasSaved}
      starting={starting}
      failed={failed}
      onAccept={(timed) => accept(view, timed)}
      onResume={resume}
      onRefuse={refuse}
    />
  );
}

/** The page of the contest: its sections, or nothing but the quiz while one is played or offered. */
export function QuizStage({ material, opening, children, footer, quietFooter }: QuizStageProps) {
  const quiz = useQuiz(material.banks);
  const isQuiet = quiz.view.kind !== "contest";
  const screen = (
    <PartBoundary id="quiz">
      <Screen quiz={quiz} material={material} />
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
