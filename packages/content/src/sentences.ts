/** Words by name, at any depth. */
interface Said {
  readonly [name: string]: unknown;
}

/**
 * The words of a file with the sentences that count or agree, each at its place among them. A list is said whole by one of the two.
 */
export function withSentences<Words extends object, const Sentences extends object>(
  words: Words,
  sentences: Sentences,
): Words & Sentences;
/* @__NO_SIDE_EFFECTS__ */
export function withSentences(words: Said, sentences: Said): Said {
  const both: Record<string, unknown> = { ...words };
  for (const name in sentences) {
    const [said, more] = [words[name], sentences[name]];
    both[name] = said && typeof more === "object" ? withSentences(said, more as Said) : more;
  }
  return both;
}
