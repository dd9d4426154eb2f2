import { useEffect, useRef, useState } from "react";

/** How much of a slide must be seen for it to be one of those that are shown. */
const MOSTLY = 0.6;

/** Follows what a row that scrolls shows: the first and the last of its `count` children in sight, from 0; -1 until it is known. */
export function useVisibleSlides(count: number) {
  const row = useRef<HTMLDivElement>(null);
  const [inSight, setInSight] = useState<readonly boolean[]>([]);

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
        if (seen.includes(true)) setInSight([...seen]);
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
    isInSight: (at: number) => inSight[at] ?? false,
    show,
    /** Before the first slide comes the last one. */
    previous: () => show(first <= 0 ? count - 1 : first - 1),
    /** After the last slide comes the first one. */
    next: () => show(last === count - 1 ? 0 : first + 1),
  };
}
