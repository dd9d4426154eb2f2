import { useMemo, useSyncExternalStore } from "react";
import type { Crew } from "@sillages/quiz-engine/board";
import { writeAddress } from "../../../shell/writeAddress.ts";
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

function write(hash: string) {
  // The board is what the address says: where a browser refuses to write over one, it goes to another.
  if (!writeAddress(hash)) location.hash = hash;
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
