import type { Declaration, FontFaceProperty, MediaQuery, Selector, StyleRule } from "lightningcss";
import { filterCss, usedCss } from "./usedCss.ts";

const states = ["active", "focus", "focus-visible", "focus-within", "hover", "modal"];

const needsAVisitor = (selector: Selector): boolean =>
  selector.some(
    (part) =>
      part.type === "pseudo-class" &&
      (states.includes(part.kind) || (part.kind === "has" && part.selectors.every(needsAVisitor))),
  );

/** The attribute that `part` asks for, as HTML writes it: with its value where it asks for one. */
const asWritten = ({ name, operation }: Selector[number] & { type: "attribute" }) =>
  operation?.operator === "equal" ? ` ${name}="${operation.value}"` : ` ${name}`;

/** Whether `selector` asks for an attribute that `html` has nowhere, as that of a state which comes later. */
const needsAnAttribute = (selector: Selector, html: string): boolean =>
  selector.some(
    (part): boolean =>
      (part.type === "attribute" && !html.includes(asWritten(part))) ||
      (part.type === "pseudo-class" &&
        part.kind === "has" &&
        part.selectors.every((inside) => needsAnAttribute(inside, html))) ||
      (part.type === "pseudo-class" && part.kind === "disabled" && !html.includes(" disabled")),
  );

/** Without script the sheet is there from the start; high contrast can come with it; nothing moves before it. */
const later = [
  '"name":"scripting","value":{"type":"ident","value":"none"}',
  '"name":"forced-colors"',
  '"name":"prefers-reduced-motion"',
];

function comesLater({ condition, mediaType, qualifier }: MediaQuery): boolean {
  const asked = JSON.stringify(condition ?? {});
  return (mediaType === "print" && qualifier !== "not") || later.some((feature) => asked.includes(feature));
}

/** What answers a gesture or a scroll, or is for paper and high contrast: nothing of it shows before. */
const answers =
  /^(?:animation|cursor|forced-color-adjust|outline|overscroll-behavior|print-color-adjust|scroll-|transition)/;

/** The property that is declared, read or not: a value that reads another is left as it is written. */
function nameOf(declaration: Declaration): string {
  if (declaration.property === "custom") return declaration.value.name;
  return declaration.property === "unparsed" ? declaration.value.propertyId.property : declaration.property;
}

/** What older browsers than ours need said in their own words; the page's sheet says it. */
const inOldWords = /-webkit-text-decoration-color:[^;}]*;?/g;

/** `css` without how a link that has no line is underlined once the pointer is on it. */
const withoutComingLines = (css: string) =>
  css.replace(/\{[^{}]*\btext-decoration:none\b[^{}]*\}/g, (rule) =>
    rule.replace(/text-(?:decoration-color|underline-offset):[^;}]*;?/g, ""),
  );

/** Whether the rule only tints what stands below it: a grain on a picture. */
const isTint = ({ declarations }: StyleRule) =>
  declarations?.declarations?.some(({ property }) => property === "mix-blend-mode");

/** The widths of letters that `css` asks for, as shares of the usual one. */
const widthsIn = (css: string) =>
  [...css.matchAll(/font-stretch:([\d.]+)%(?=[;}])/g)].map(([, percent]) => Number(percent) / 100);

/** Whether a font face is for one of the `widths`, or for any. */
function serves(face: readonly FontFaceProperty[], widths: readonly number[]): boolean {
  const range = face.find((property) => property.type === "font-stretch")?.value;
  if (!range) return true;
  const [from, to] = range.map((end) => (end.type === "percentage" ? end.value : 1));
  const tolerance = 0.0005;
  return widths.some(
    (width) => from !== undefined && to !== undefined && width > from - tolerance && width < to + tolerance,
  );
}

/** `css` with the values of the root written where they are read, those that nothing redefines: shorter than their names. */
function withConstants(css: string): string {
  const definitions = [...css.matchAll(/:root\{([^}]*)\}/g)].flatMap(([, body = ""]) => body.split(";"));
  const constants = new Map(
    definitions
      .map((definition) => definition.split(/:(.*)/s) as [name: string, value: string])
      .filter(([name]) => name.startsWith("--") && css.split(`${name}:`).length === 2),
  );
  return css.replaceAll(/var\((--[\w-]+)\)/g, (read, name: string) => constants.get(name) ?? read);
}

/** `css` without the custom properties that it never reads, nor the fallback faces of widths that it never asks for. */
function withoutUnread(css: string): string {
  const read = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const widths = [1, ...widthsIn(css)];
  return filterCss(css, {
    Declaration: { custom: ({ name }) => (name.startsWith("--") && !read.has(name) ? [] : undefined) },
    Rule: { "font-face": ({ value }) => (serves(value.properties, widths) ? undefined : []) },
  });
}

/**
 * The rules of `css` that the first paint of `html` needs where script runs: no state that a visitor or a script must cause,
 * nothing for paper, no movement, no grain over a picture, no value that nothing reads. The page's sheet, linked at the fold (`fold.ts`), brings those;
 * without script it is there from the start (`head.ts`).
 */
export function firstPaintCss(css: string, html: string): string {
  const comesWithAGesture = (selector: Selector) =>
    needsAVisitor(selector) || needsAnAttribute(selector, html);
  const first = filterCss(usedCss(css, html), {
    Rule: {
      style: ({ value }) => (value.selectors.every(comesWithAGesture) || isTint(value) ? [] : undefined),
      media: ({ value }) => (value.query.mediaQueries.every(comesLater) ? [] : undefined),
      keyframes: () => [],
      page: () => [],
    },
    Declaration: (declaration) => (answers.test(nameOf(declaration)) ? [] : undefined),
  });
  return withoutUnread(withoutComingLines(withConstants(first).replaceAll(inOldWords, "")));
}
