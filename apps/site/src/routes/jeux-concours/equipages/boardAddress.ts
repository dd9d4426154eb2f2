// A board is the end of an address: nothing else keeps it.
import { type Crew, encodeBoard } from "@sillages/quiz-engine/board";

export const BOARD_PREFIX = "#tableau=";

/** The end of the address of a board; none for an empty one. */
export const boardHash = (crews: readonly Crew[]) =>
  crews.length > 0 ? BOARD_PREFIX + encodeBoard(crews) : "";
