import { createContext } from "react";
import type { Quiz } from "./useQuiz.ts";

const nothing = () => undefined;

/** The quiz of a page where none is played: nothing that is pressed changes it. */
export const idleQuiz: Quiz = {
  view: { kind: "contest" },
  starting: false,
  failed: false,
  start: nothing,
  accept: nothing,
  resume: nothing,
  review: nothing,
  refuse: nothing,
  quit: nothing,
};

/** The quiz of the page, for what starts one, plays it or leaves it. */
export const QuizContext = createContext<Quiz>(idleQuiz);
