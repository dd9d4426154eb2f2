import type { Question, TeachingSession } from "@sillages/content";
import { quizBanks } from "@sillages/content/quiz-banks";

const known = new Map(quizBanks.flatMap(({ questions }) => questions.map((one) => [one.id, one] as const)));

/** The questions of a session, in its order. @throws at one that no bank holds. */
export function questionsOf({ id, questions }: Pick<TeachingSession, "id" | "questions">): Question[] {
  return questions.map((name) => {
    const question = known.get(name);
    if (!question) throw new Error(`The lesson ${id} asks a question that no bank has: ${name}.`);
    return question;
  });
}
