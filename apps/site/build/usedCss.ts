import { type Selector, transform, type Visitor } from "lightningcss";

/** `css` without what `visitor` empties; what it answers nothing for stays. */
export function filterCss(css: string, visitor: Visitor<Record<string, never>>): string {
  return transform({ filename: "page.css", code: Buffer.from(css), minify: true, visitor }).code.toString();
}

/** The classes that `html` carries anywhere. */
const classesOf = (html: string) =>
  [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" "));

/** The words of `code`: whatever classes it can give are among them. */
const wordsOf = (code: string) => code.match(/[\w-]+/g) ?? [];

/**
 * The rules of `css` that can apply to `html`, or to what the scripts `code` make of it: those with a selector that names no class that
 * both lack. Fonts, keyframes and rules on elements stay.
 */
export function usedCss(css: string, html: string, code = ""): string {
  const present = new Set([...classesOf(html), ...wordsOf(code)]);
  const applies = (selector: Selector) =>
    selector.every((part) => part.type !== "class" || present.has(part.name));
  return filterCss(css, {
    Rule: { style: ({ value }) => (value.selectors.some(applies) ? undefined : []) },
  });
}
