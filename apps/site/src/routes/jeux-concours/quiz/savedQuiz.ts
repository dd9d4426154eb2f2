import { attempt, device, tab } from "../../../shell/device/storage.ts";

// One quiz at most is kept, until its end: the bank's id, then what the engine saves. The tab keeps its own, so that two tabs can play
// without undoing each other; the device keeps the last one, for the day when the tab is closed.
const QUIZ_KEY = "sillages.quiz";
const SEPARATOR = " ";

/** What this page has kept itself: where storage is refused, the quiz is only lost on reload. Empty: given up here. */
let kept: string | undefined;

const readKept = () =>
  kept ?? attempt(() => tab().getItem(QUIZ_KEY)) ?? attempt(() => device().getItem(QUIZ_KEY)) ?? "";

/** What was kept, or nothing: what is no save is dropped. A save may hold the separator too: the first one counts. */
export function readSavedQuiz(): { bank: string; save: string } | undefined {
  const text = readKept();
  const [bank, ...rest] = text.split(SEPARATOR);
  const save = rest.join(SEPARATOR);
  if (bank && save) return { bank, save };
  if (text) forgetQuiz();
  return undefined;
}

export function keepQuiz(bank: string, save: string) {
  const text = bank + SEPARATOR + save;
  kept = text;
  attempt(() => tab().setItem(QUIZ_KEY, text));
  attempt(() => device().setItem(QUIZ_KEY, text));
}

/** Gives the quiz up in this tab; the one that another tab plays is left alone. */
export function forgetQuiz() {
  const own = readKept();
  kept = "";
  attempt(() => tab().setItem(QUIZ_KEY, ""));
  attempt(() => device().getItem(QUIZ_KEY) === own && device().removeItem(QUIZ_KEY));
}
