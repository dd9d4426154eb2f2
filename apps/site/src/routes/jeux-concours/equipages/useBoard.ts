import { useMemo, useState } from "react";
import type { Crew } from "@sillages/quiz-engine/board";
import { useHash, writeHash } from "../../../shell/address/useHash.ts";
import { boardHash } from "./boardAddress.ts";
import type { BoardBank } from "./boardMaterial.ts";
import { readBoard } from "./crews.ts";

/** The last change of a board, with the addresses before and after it: announced only on the board that it led to. */
interface Done {
  words: string;
  /** The hash before the change; undefined for one that cannot be undone. */
  before: string | undefined;
  after: string;
}

/** The board of this page's address, and what puts another in its place: each change is another address. */
export function useBoard(banks: readonly BoardBank[]) {
  const hash = useHash();
  const board = useMemo(() => readBoard(hash, banks), [hash, banks]);
  const [done, setDone] = useState<Done>();
  const last = done?.after === hash ? done : undefined;
  const before = last?.before;

  const put = (address: string, words: string, from?: string) => {
    writeHash(address);
    setDone({ words, before: from, after: location.hash });
  };
  return {
    ...board,
    /** What was done last, in words. */
    done: last?.words,
    change: (crews: readonly Crew[], told: string) => put(boardHash(crews), told, hash),
    /** Puts the board before the last change back; none where nothing was changed here. */
    undo: before === undefined ? undefined : (told: string) => put(before, told),
  };
}
