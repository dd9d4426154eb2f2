import { type Selector, transform } from "lightningcss";

/** The classes that `html` carries anywhere. */
function classesOf(html: string): Set<string> {
  return new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" ")));
}

/**
 * The rules of `css` that can apply to `html` as it stands: those with a selector that names no class that the page lacks.
 * Fonts, keyframes and rules on elements stay.
 */
export function usedCss(css: string, html: string): string {
  const present = classesOf(html);
  const applies = (selector: Selector) =>
    selector.every((part) => part.type !== "class" || present.has(part.name));

  const { code } = transform({
    filename: "page.css",
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule: {
        // Answering nothing keeps the rule as it is.
        style: ({ value }) => (value.selectors.some(applies) ? undefined : []),
      },
    },
  });
  return code.toString();
}
