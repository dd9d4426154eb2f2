import type { Quiz } from "./useQuiz.ts";

const nothing = () => undefined;

/** The quiz of a page where none is played, for stories: nothing that they press changes it. */
export const idleQuiz: Quiz = {
  playing: undefined,
  arrival: { kind: "none" },
  starting: false,
  failed: false,
  left: false,
  hasSaved: false,
  start: nothing,
  accept: nothing,
  resume: nothing,
  refuse: nothing,
  quit: nothing,
};
