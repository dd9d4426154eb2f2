import {
  type FontFaceProperty,
  type FontStretch,
  type Selector,
  transform,
  type Visitor,
} from "lightningcss";
import { oldestBrowsers } from "../browsers.ts";

/** The oldest browsers as Lightning CSS writes versions: a byte for each number. Without targets it merges prefixed properties away. */
const targets = Object.fromEntries(
  Object.entries(oldestBrowsers).map(([browser, version]) => {
    const [major = 0, minor = 0] = version.split(".").map(Number);
    return [browser.toLowerCase(), (major << 16) | (minor << 8)];
  }),
);

/** `css` without the rules and declarations for which `visitor` returns an empty list. */
export function filterCss(css: string, visitor: Visitor<Record<string, never>>): string {
  return transform({
    filename: "page.css",
    code: Buffer.from(css),
    minify: true,
    targets,
    visitor,
  }).code.toString();
}

/** Widths of letters are rounded to a tenth of a percent. */
const TOLERANCE = 0.0005;

/** The custom properties that `css` reads, and the widths of letters that it asks for, as shares of the usual one. */
function needsOf(css: string): { variables: ReadonlySet<string>; widths: ReadonlySet<number> } {
  const variables = new Set<string>();
  const widths = new Set([1]);
  filterCss(css, {
    Variable: ({ name }) => void variables.add(name.ident),
    Declaration: {
      "font-stretch": (declaration) => {
        if (declaration.property === "font-stretch" && declaration.value.type === "percentage")
          widths.add(declaration.value.value);
      },
    },
  });
  return { variables, widths };
}

/** A bound of a font face's range of widths. */
const share = (width: FontStretch) => (width.type === "percentage" ? width.value : 1);

/** `css` without the custom properties that it never reads, nor the font faces of widths that it never asks for. */
export function withoutUnread(css: string): string {
  const { variables, widths } = needsOf(css);
  const serves = (face: readonly FontFaceProperty[]) => {
    const range = face.find((property) => property.type === "font-stretch")?.value.map(share);
    const [from = 0, to = Number.POSITIVE_INFINITY] = range ?? [];
    return [...widths].some((width) => width >= from - TOLERANCE && width <= to + TOLERANCE);
  };
  return filterCss(css, {
    Declaration: { custom: ({ name }) => (name.startsWith("--") && !variables.has(name) ? [] : undefined) },
    Rule: { "font-face": ({ value }) => (serves(value.properties) ? undefined : []) },
  });
}

/** The classes that the rules of `css` name, each once. */
export function classNamesIn(css: string): readonly string[] {
  const names = new Set<string>();
  filterCss(css, {
    Selector: (selector) => {
      for (const part of selector) if (part.type === "class") names.add(part.name);
    },
  });
  return [...names];
}

/**
 * The rules of `css` that can apply where no element has another class than those of `present`. Fonts, keyframes and rules on
 * elements stay; custom properties and font faces that none of these rules asks for do not.
 */
export function usedCss(css: string, present: ReadonlySet<string>): string {
  const applies = (selector: Selector) =>
    selector.every((part) => part.type !== "class" || present.has(part.name));
  const used = filterCss(css, {
    Rule: { style: ({ value }) => (value.selectors.some(applies) ? undefined : []) },
  });
  return withoutUnread(used);
}
