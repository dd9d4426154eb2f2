/** How much of a slide must be seen for it to be one of those that are shown. */
export const MOSTLY = 0.6;

/** Which children of `row` are mostly seen in it, in their order. */
export function inSight(row: Element): boolean[] {
  const { left, right } = row.getBoundingClientRect();
  return [...row.children].map((slide) => {
    const box = slide.getBoundingClientRect();
    return Math.min(right, box.right) - Math.max(left, box.left) >= MOSTLY * box.width;
  });
}

/** Brings the child `at` of `row` to its start. */
export function scrollToSlide(row: Element, at: number): void {
  const left = (slide: number) => row.children[slide]?.getBoundingClientRect().left ?? 0;
  row.scrollTo({ left: left(at) - left(0) });
}
