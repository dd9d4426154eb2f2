/** A sentence that waits for a figure or a name. */
export type Phrase = (...given: unknown[]) => unknown;

/** What `phrase` says when everything it is given is « 2 ». A phrase that needs more than that is not read. */
export function said(phrase: Phrase): unknown {
  try {
    const text = phrase(...Array.from({ length: phrase.length }, () => two));
    return text === two ? undefined : text;
  } catch {
    return undefined;
  }
}

/** Stands for a number, a text, a list or an object, as asked. */
const two: unknown = new Proxy(() => two, {
  get: (_target, name) =>
    name === Symbol.toPrimitive ? (hint: string) => (hint === "string" ? "2" : 2) : two,
});

/** Whether `value` is a sentence that waits for something. */
export function isPhrase(value: unknown): value is Phrase {
  return typeof value === "function";
}
