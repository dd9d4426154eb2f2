import { createContext } from "react";
import { idleQuiz } from "./idleQuiz.ts";
import type { Quiz } from "./useQuiz.ts";

/** The quiz of the page, for the choices that start one. */
export const QuizContext = createContext<Quiz>(idleQuiz);
