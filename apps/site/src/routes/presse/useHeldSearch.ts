import { useLayoutEffect, useRef } from "react";
import { SEARCH_ID } from "./ArticleFilters.tsx";

const top = () => document.getElementById(SEARCH_ID)?.getBoundingClientRect().top ?? 0;

/**
 * Holds the search where it is in the window while the list above it grows or shrinks: what one types in does not go out of sight.
 *
 * @param settled - Whether the list answers what was asked last.
 * @returns What is called as something is asked.
 */
export function useHeldSearch(settled: boolean) {
  const held = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (held.current === undefined) return;
    scrollBy({ top: top() - held.current, behavior: "instant" });
    if (settled) held.current = undefined;
  });
  return () => {
    held.current = top();
  };
}
