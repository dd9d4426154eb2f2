import { createContext } from "react";
import { idleQuiz } from "./idleQuiz.ts";
import type { Quiz } from "./useQuiz.ts";

/** The quiz of the page, for what starts one, plays it or leaves it. */
export const QuizContext = createContext<Quiz>(idleQuiz);
