import { quizLimitMs } from "@sillages/content";
import { resultOf, type Session } from "@sillages/quiz-engine";
import { boardHash } from "../equipages/boardAddress.ts";

/** The board of one crew, who has just played and has no name yet: their score, and their time where it was counted. */
export function resultPath(session: Session): string {
  const { bankHash, seed, size } = session.draw;
  const { percentage: score } = resultOf(session);
  const seconds = session.leftMs === null ? null : Math.round((quizLimitMs - session.leftMs) / 1000);
  return `/jeux-concours/equipages${boardHash([{ bankHash, seed, size, score, seconds, name: "" }])}`;
}
