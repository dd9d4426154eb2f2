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

/** Whether `selector` asks for an attribute that no element has, as that of a state which comes later. */
const needsAScript = (selector: Selector, attributes: ReadonlySet<string>): boolean =>
  selector.some(
    (part) =>
      (part.type === "attribute" &&
        !attributes.has(
          part.operation?.operator === "equal" ? `${part.name}=${part.operation.value}` : part.name,
        )) ||
      (part.type === "pseudo-class" && part.kind === "disabled" && !attributes.has("disabled")),
  );

/** Without script the sheet is there from the start; high contrast can come with it; nothing moves before it. */
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

/** What answers a gesture or a scroll, or is for paper and high contrast: nothing of it shows before. */
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

/** A value that reads another is left as it is written: its property is known by name. */
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
        // Whether a page melts into the next one is asked of both before a sheet is there.
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
