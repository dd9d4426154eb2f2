"use client";

import { useEffect, useRef, useState } from "react";
import { inSight as measured, MOSTLY, scrollToSlide } from "./inSight.ts";

/**
 * Follows what a row that scrolls shows: the first and the last of its children `ids` in sight, from 0. Until it is observed, the
 * first one alone where `oneByOne`; elsewhere how many are in sight depends on the window, and both are -1.
 */
export function useVisibleSlides(ids: readonly string[], { oneByOne }: { oneByOne: boolean }) {
  const row = useRef<HTMLDivElement>(null);
  const count = ids.length;
  const children = ids.join();
  const [observed, setObserved] = useState<readonly boolean[]>();
  const inSight = observed ?? [oneByOne && count > 0];

  useEffect(() => {
    if (!row.current || !children) return undefined;
    const slides = [...row.current.children];
    const seen = slides.map(() => false);
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          seen[slides.indexOf(target)] = intersectionRatio >= MOSTLY;
        }
        // Between two slides none is mostly seen: the last one known stays the one that is shown.
        if (seen.includes(true)) setObserved([...seen]);
      },
      { root: row.current, threshold: MOSTLY },
    );
    for (const slide of slides) observer.observe(slide);
    return () => observer.disconnect();
  }, [children]);

  const show = (at: number) => {
    if (row.current) scrollToSlide(row.current, at);
  };
  /** A press that was made before React came is done again before anything is observed. */
  const seen = () => observed ?? (row.current ? measured(row.current) : inSight);

  return {
    row,
    first: inSight.indexOf(true),
    last: inSight.lastIndexOf(true),
    /** Known to be out of sight: the HTML of the server hides nothing from who has no script. */
    isOutOfSight: (at: number) => observed?.[at] === false,
    show,
    /** Before the first slide comes the last one. */
    previous: () => {
      const first = seen().indexOf(true);
      show(first <= 0 ? count - 1 : first - 1);
    },
    /** After the last slide comes the first one. */
    next: () => show(seen().lastIndexOf(true) === count - 1 ? 0 : seen().indexOf(true) + 1),
  };
}
