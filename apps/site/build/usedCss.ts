import { type MediaQuery, type Selector, transform, type Visitor } from "lightningcss";

/** The classes that `html` carries anywhere. */
function classesOf(html: string): Set<string> {
  return new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" ")));
}

// A visitor that answers nothing keeps the rule as it is.
type Rules = NonNullable<Visitor<Record<string, never>>["Rule"]> & object;

function filtered(css: string, rules: Rules): string {
  return transform({
    filename: "page.css",
    code: Buffer.from(css),
    minify: true,
    visitor: { Rule: rules },
  }).code.toString();
}

/**
 * The rules of `css` that can apply to `html` as it stands: those with a selector that names no class that the page lacks.
 * Fonts, keyframes and rules on elements stay.
 */
export function usedCss(css: string, html: string): string {
  const present = classesOf(html);
  const applies = (selector: Selector) =>
    selector.every((part) => part.type !== "class" || present.has(part.name));
  return filtered(css, { style: ({ value }) => (value.selectors.some(applies) ? undefined : []) });
}

const states = ["active", "focus", "focus-visible", "focus-within", "hover"];

const needsAVisitor = (selector: Selector) =>
  selector.some((part) => part.type === "pseudo-class" && states.includes(part.kind));

const isWithoutScript = ({ condition }: MediaQuery) =>
  JSON.stringify(condition ?? {}).includes('"name":"scripting","value":{"type":"ident","value":"none"}');

const comesLater = (query: MediaQuery) =>
  (query.mediaType === "print" && query.qualifier !== "not") || isWithoutScript(query);

/**
 * The rules of `css` that the first paint of `html` needs where script runs: no state that a visitor must cause, nothing for
 * paper, no movement. The whole sheet, linked at the fold (`fold.ts`), brings those; without script it is there from the start (`head.ts`).
 */
export function firstPaintCss(css: string, html: string): string {
  return filtered(usedCss(css, html), {
    style: ({ value }) => (value.selectors.every(needsAVisitor) ? [] : undefined),
    media: ({ value }) => (value.query.mediaQueries.every(comesLater) ? [] : undefined),
    keyframes: () => [],
  });
}
