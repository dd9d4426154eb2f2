// One quiz at most is kept on this device: the bank's id, then what the engine saves.
const KEY = "sillages.quiz";
const SEPARATOR = " ";

/** What was kept, or nothing: storage can be refused, and a browser in private mode may throw. */
export function readSavedQuiz(): { bank: string; save: string } | undefined {
  try {
    const [bank, save] = localStorage.getItem(KEY)?.split(SEPARATOR) ?? [];
    return bank && save ? { bank, save } : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the quiz. Where storage is refused it is still played, and only lost on reload. */
export function keepQuiz(bank: string, save: string) {
  try {
    localStorage.setItem(KEY, bank + SEPARATOR + save);
  } catch {
    // Nothing to do: see above.
  }
}

export function forgetQuiz() {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept either.
  }
}
