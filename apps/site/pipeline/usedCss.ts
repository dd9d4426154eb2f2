import { type Selector, transform, type Visitor } from "lightningcss";

/** `css` without what `visitor` empties; what it answers nothing for stays. */
export function filterCss(css: string, visitor: Visitor<Record<string, never>>): string {
  return transform({ filename: "page.css", code: Buffer.from(css), minify: true, visitor }).code.toString();
}

/**
 * The rules of `css` that can apply where no element has another class than those that `isPresent`. Fonts, keyframes and rules on
 * elements stay.
 */
export function usedCss(css: string, isPresent: (className: string) => boolean): string {
  const applies = (selector: Selector) =>
    selector.every((part) => part.type !== "class" || isPresent(part.name));
  return filterCss(css, {
    Rule: { style: ({ value }) => (value.selectors.some(applies) ? undefined : []) },
  });
}
