"use client";

import { useEffect, useRef, useState } from "react";

/** How much of a slide must be seen for it to be one of those that are shown. */
const MOSTLY = 0.6;

/**
 * Follows what a row that scrolls shows: the first and the last of its `count` children in sight, from 0. Until it is observed, the
 * first one alone where `oneByOne`; elsewhere how many are in sight depends on the window, and both are -1.
 */
export function useVisibleSlides(count: number, { oneByOne }: { oneByOne: boolean }) {
  const row = useRef<HTMLDivElement>(null);
  const [observed, setObserved] = useState<readonly boolean[]>();
  const inSight = observed ?? [oneByOne && count > 0];

  useEffect(() => {
    if (!row.current || count === 0) return undefined;
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
  }, [count]);

  const show = (at: number) => {
    const left = (slide: number) => row.current?.children[slide]?.getBoundingClientRect().left ?? 0;
    row.current?.scrollTo({ left: left(at) - left(0) });
  };

  const first = inSight.indexOf(true);
  const last = inSight.lastIndexOf(true);
  return {
    row,
    first,
    last,
    /** Known to be out of sight: the HTML of the server hides nothing from who has no script. */
    isOutOfSight: (at: number) => observed?.[at] === false,
    show,
    /** Before the first slide comes the last one. */
    previous: () => show(first <= 0 ? count - 1 : first - 1),
    /** After the last slide comes the first one. */
    next: () => show(last === count - 1 ? 0 : first + 1),
  };
}
