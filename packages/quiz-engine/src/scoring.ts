import type { Outcome, Question, Result, Session } from "./types.ts";

/**
 * What the session is worth at this moment, finished or not, and what became of each question.
 *
 * @example
 * const { percentage, outcomes } = resultOf(start(draw(bank, { seed: 42, size: 2 }), 0));
 * percentage; // 0
 * outcomes[0].verdict; // "unanswered"
 */
export function resultOf<Q extends Question>({ draw, answers }: Session<Q>): Result<Q> {
  let points = 0;
  let maximum = 0;
  let correct = 0;
  const outcomes = draw.questions.map(({ question }, place): Outcome<Q> => {
    const option = answers[place];
    const isRight = option === question.correct;
    const won = isRight ? question.points : 0;
    points += won;
    maximum += question.points;
    if (isRight) correct++;
    return {
      question,
      verdict: isRight ? "right" : option === undefined ? "unanswered" : "wrong",
      answer: question.options[option as number] ?? null,
      rightAnswer: question.options[question.correct] ?? "",
      points: won,
    };
  });
  const percentage = Math.round((100 * correct) / (draw.size || 1));
  return { points, maximum, correct, total: draw.size, percentage, outcomes };
}
