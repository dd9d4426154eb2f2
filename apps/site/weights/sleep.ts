import type { PageKind } from "./budgets.ts";
import { elementsOf, isWithin, type WrittenElement } from "../built/html.ts";

const controls = new Set(["button", "input", "select", "textarea"]);

const isControl = ({ name, attributes }: WrittenElement) =>
  controls.has(name) || attributes["role"] === "tab" || "aria-haspopup" in attributes;

/** Whether the controls in an element work: a living part, or what the starter runs, the header, the strip of logos, the scheme. */
const answers = ({ attributes }: WrittenElement) =>
  ["data-living", "data-header", "data-marquee", "data-scheme-switch"].some((name) => name in attributes);

const asksForScripts = ({ name, attributes }: WrittenElement) =>
  name === "link" && (attributes["rel"] === "modulepreload" || attributes["as"] === "script");

const written = ({ name, attributes }: WrittenElement) =>
  `<${[name, ...Object.entries(attributes).map(([key, value]) => `${key}="${value}"`)].join(" ")}>`;

/** Why the page `html` asks for scripts too early, or has a control that does nothing. */
export function faultsOfSleep(html: string, kind: PageKind): string[] {
  const elements = elementsOf(html);
  const preloads = elements.filter(asksForScripts);
  const dead = elements.filter((element) => isControl(element) && !isWithin(element, answers));
  const alive = elements.filter(
    (element) => "data-living" in element.attributes && !isWithin(element, ({ name }) => name === "footer"),
  );
  return [
    ...preloads.map((element) => `asks for scripts while it sleeps: ${written(element)}`),
    ...dead.map(
      (element) => `has a control that nothing answers for, outside any Living: ${written(element)}`,
    ),
    ...(kind === "words"
      ? alive.map((element) => `is a page of words, and has a living part: ${written(element)}`)
      : []),
    ...(kind === "living" && alive.length === 0
      ? [
          "has no living part: name it in textPages of weights/budgets.ts, or in drawnPages if it shows drawings.",
        ]
      : []),
  ];
}

/** A payload of React's development build holds the source paths of its components; one of production does not. */
export const isDevelopmentPayload = (payload: string) => payload.includes(".tsx");
