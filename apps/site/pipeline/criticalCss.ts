import type { Declaration, MediaCondition, MediaQuery, Selector } from "lightningcss";
import { filterCss, withoutUnread } from "./usedCss.ts";

const states = new Set([
  "active",
  "active-view-transition-type",
  "focus",
  "focus-visible",
  "focus-within",
  "hover",
  "modal",
]);

const needsAVisitor = (selector: Selector): boolean =>
  selector.some(
    (part) =>
      // Not by `type`: Lightning CSS overwrites it for the pseudo-classes of a view transition.
      "kind" in part &&
      (states.has(part.kind) || (part.kind === "has" && part.selectors.every(needsAVisitor))),
  );

/** Whether `selector` asks for an attribute that no element of the HTML has: script sets it later. */
const needsAScript = (selector: Selector, attributes: ReadonlySet<string>): boolean =>
  selector.some(
    (part) =>
      (part.type === "attribute" &&
        !attributes.has(
          part.operation?.operator === "equal" ? `${part.name}=${part.operation.value}` : part.name,
        )) ||
      (part.type === "pseudo-class" && part.kind === "disabled" && !attributes.has("disabled")),
  );

/** Media features whose rules may wait for the page's own sheet; nothing moves before it. */
const lateFeatures = new Set(["forced-colors", "prefers-contrast", "prefers-reduced-motion"]);

function isLate(condition: MediaCondition): boolean {
  if (condition.type === "not") return false;
  if (condition.type === "operation")
    return condition.operator === "and"
      ? condition.conditions.some(isLate)
      : condition.conditions.every(isLate);
  if (condition.type !== "feature") return false;
  const feature = condition.value;
  const isForNoScript =
    feature.name === "scripting" &&
    feature.type === "plain" &&
    feature.value.type === "ident" &&
    feature.value.value === "none";
  return isForNoScript || lateFeatures.has(feature.name);
}

const isForLater = ({ condition, mediaType, qualifier }: MediaQuery): boolean =>
  (mediaType === "print" && qualifier !== "not") || (condition ? isLate(condition) : false);

/** How properties begin that change nothing at the first paint: they answer a gesture or a scroll, or are for paper or high contrast. */
const later = [
  "animation",
  "cursor",
  "forced-color",
  "outline",
  "overscroll",
  "print-color",
  "scroll-",
  "transition",
];

/** Lightning CSS leaves a value with `var()` unparsed, and keeps the name of its property elsewhere. */
const nameOf = (declaration: Declaration): string =>
  declaration.property === "unparsed" ? declaration.value.propertyId.property : declaration.property;

/**
 * Of the rules `css` of a first view whose elements have these `attributes`, those that its first paint needs where script runs: no
 * state that a visitor or a script must cause, nothing for paper or high contrast, no movement. The page's own sheet, linked
 * where that view ends, brings them.
 */
export function criticalCss(css: string, attributes: ReadonlySet<string>): string {
  const comesLater = (selector: Selector) => needsAVisitor(selector) || needsAScript(selector, attributes);
  const first = filterCss(css, {
    Rule: {
      style: ({ value }) => (value.selectors.every(comesLater) ? [] : undefined),
      media: ({ value }) => {
        if (!value.query.mediaQueries.every(isForLater)) return undefined;
        // The browser reads `@view-transition` of both pages before the new one has its sheet.
        const rules = value.rules.filter(({ type }) => type === "view-transition");
        return rules.length > 0 ? { type: "media", value: { ...value, rules } } : [];
      },
      keyframes: () => [],
      page: () => [],
    },
    Declaration: (declaration) =>
      later.some((start) => nameOf(declaration).startsWith(start)) ? [] : undefined,
  });
  return withoutUnread(first);
}
