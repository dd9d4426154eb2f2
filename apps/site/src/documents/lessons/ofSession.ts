// What a session names, in its order. @throws at a name that the content has not.
import { lexique, ports, type TeachingSession } from "@sillages/content";
import { quizBanks } from "@sillages/content/quiz-banks";

type Named<Part extends keyof TeachingSession> = Pick<TeachingSession, "id" | Part>;

function entryOf<Entry extends { id: string }>(entries: readonly Entry[], name: string, session: string) {
  const entry = entries.find(({ id }) => id === name);
  if (!entry) throw new Error(`The lesson ${session} names what the content has not: ${name}.`);
  return entry;
}

const known = quizBanks.flatMap(({ questions }) => questions);

/** The questions that a session asks. */
export const questionsOf = ({ id, questions }: Named<"questions">) =>
  questions.map((name) => entryOf(known, name, id));

/** The words of the lexicon that a session uses. */
export const termsOf = ({ id, terms }: Named<"terms">) =>
  terms.map((name) => entryOf(lexique.terms, name, id));

/** The two coasts that a session compares, each with its port; none where it compares none. */
export const coastsOf = ({ coasts, id }: Named<"coasts">) =>
  (coasts?.texts ?? []).map((coast) => ({ ...coast, port: entryOf(ports, coast.port, id) }));
