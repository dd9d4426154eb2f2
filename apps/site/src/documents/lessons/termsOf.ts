import { lexique, type TeachingSession } from "@sillages/content";

/** The words of the lexicon that a session uses, in its order. @throws at one that the lexicon has not. */
export function termsOf({ id, terms }: Pick<TeachingSession, "id" | "terms">) {
  return terms.map((name) => {
    const word = lexique.terms.find((one) => one.id === name);
    if (!word) throw new Error(`The lesson ${id} uses a word that the lexicon has not: ${name}.`);
    return word;
  });
}
