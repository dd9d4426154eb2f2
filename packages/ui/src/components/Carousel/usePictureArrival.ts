"use client";

import { type RefObject, useEffect, useSyncExternalStore } from "react";

const pictureIn = (row: HTMLElement | null, at: number) =>
  row?.children[at]?.querySelector("img") ?? undefined;

/**
 * Whether the picture of the child `at` of a row is still on its way; one that cannot come is no longer awaited.
 * Once it has come, that of the child `next` is fetched too.
 */
export function usePictureArrival(row: RefObject<HTMLElement | null>, at: number, next: number): boolean {
  const subscribe = (onArrival: () => void) => {
    const parent = row.current;
    // Neither event bubbles: both are met on their way down.
    parent?.addEventListener("load", onArrival, true);
    parent?.addEventListener("error", onArrival, true);
    return () => {
      parent?.removeEventListener("load", onArrival, true);
      parent?.removeEventListener("error", onArrival, true);
    };
  };
  const arriving = useSyncExternalStore(
    subscribe,
    () => pictureIn(row.current, at)?.complete === false,
    () => false,
  );

  useEffect(() => {
    const picture = pictureIn(row.current, next);
    if (at >= 0 && !arriving && picture) picture.loading = "eager";
  }, [row, at, next, arriving]);

  return arriving;
}
