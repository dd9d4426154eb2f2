import { type MouseEvent, type RefObject, useEffect } from "react";

/** The heading of what stands on the screen: a question, or the end. */
export const questionId = "question";

const focusQuestion = () => document.getElementById(questionId)?.focus({ preventScroll: true });

/** Keeps the keyboard on what `screen` shows, the question `index` first. */
export function useQuestionFocus(screen: RefObject<HTMLElement | null>, index: number) {
  // What is new is read first, and Space then reveals it.
  useEffect(focusQuestion, [index]);

  // The button that revealed the answer is gone, and the focus with it.
  useEffect(() => {
    if (!screen.current?.contains(document.activeElement)) focusQuestion();
  });
}

/** A button that a pointer pressed gives the keys back to the screen: Space does not press it again. */
export function giveKeysBack({ detail }: MouseEvent) {
  if (detail > 0) focusQuestion();
}
