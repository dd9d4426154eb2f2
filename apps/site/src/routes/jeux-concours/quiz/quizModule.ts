// What is fetched when a quiz starts: the engine, its store and its screens.
export { loadBank } from "../../../sections/quiz/banks.ts";
export { readChallenge } from "./challenge.ts";
export { lastGame, newGame, restoreGame } from "./game.ts";
export { Invited } from "./Invited.tsx";
export { QuizScreen } from "./QuizScreen.tsx";
