/**
 * Asks one thing at a time: of what comes while an answer is awaited, only the last is asked. Answers that a newer question has
 * overtaken are not told.
 */
export function latestOnly<Given, Answer>(
  ask: (given: Given) => Promise<Answer>,
  tell: (answer: Answer) => void,
) {
  let next: { readonly given: Given } | undefined;
  let isAsking = false;

  async function goOn() {
    isAsking = true;
    while (next) {
      const { given } = next;
      next = undefined;
      const answer = await ask(given).catch(() => undefined);
      if (answer !== undefined && next === undefined) tell(answer);
    }
    isAsking = false;
  }

  return (given: Given) => {
    next = { given };
    if (!isAsking) void goOn();
  };
}
