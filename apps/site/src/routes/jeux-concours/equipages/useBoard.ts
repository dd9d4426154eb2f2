import { useMemo } from "react";
import type { Crew } from "@sillages/quiz-engine/board";
import { useHash, writeHash } from "../../../shell/useHash.ts";
import { boardHash } from "./boardAddress.ts";
import type { BoardBank } from "./boardMaterial.ts";
import { readBoard } from "./crews.ts";

/** The board of this page's address, and what writes another there. */
export function useBoard(banks: readonly BoardBank[]) {
  const hash = useHash();
  const board = useMemo(() => readBoard(hash, banks), [hash, banks]);
  return { ...board, hash, put: (crews: readonly Crew[]) => writeHash(boardHash(crews)), putBack: writeHash };
}
