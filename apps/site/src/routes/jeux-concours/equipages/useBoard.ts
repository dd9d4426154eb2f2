import { useMemo, useSyncExternalStore } from "react";
import type { Crew } from "@sillages/quiz-engine/board";
import { boardHash } from "./boardAddress.ts";
import type { BoardBank } from "./boardMaterial.ts";
import { readBoard } from "./crews.ts";

const listeners = new Set<() => void>();

function follow(listener: () => void) {
  listeners.add(listener);
  addEventListener("hashchange", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("hashchange", listener);
  };
}

/** Written over: not a page more in the history, and Back leaves the page as one expects. */
function write(hash: string) {
  history.replaceState(history.state, "", location.pathname + location.search + hash);
  listeners.forEach((listener) => listener());
}

/** The board of this page's address, and what writes another there. */
export function useBoard(banks: readonly BoardBank[]) {
  const hash = useSyncExternalStore(
    follow,
    () => location.hash,
    () => "",
  );
  const board = useMemo(() => readBoard(hash, banks), [hash, banks]);
  return { ...board, hash, put: (crews: readonly Crew[]) => write(boardHash(crews)), putBack: write };
}
