import { elementsOf, inlineTexts, isInside, isExecutable, type WrittenElement } from "../built/html.ts";
import type { WakeFiles } from "../src/boot/asleep.ts";
import type { VisitWeight } from "../src/pageWeights.ts";

/** What a page weighs, and what else its budget bounds. */
export interface WeighedPage extends VisitWeight {
  /** Files that hold back the first paint. */
  blocking: number;
  /** Elements outside drawings that are written in the page. */
  elements: number;
  /** Every script and the payload that it takes to wake the page. */
  awake: number;
}

/** What weighing asks of the site's files. */
interface Scales {
  /** What the published file at `address` weighs when it travels. */
  bytesOf: (address: string) => number;
  /** What `text` would weigh. */
  compressed: (text: string) => number;
  /** The payload of the page, from the site's root. */
  payload: string;
}

const isRead = (element: WrittenElement) => !isInside(element, "noscript");

/** The files of `sources` that the site publishes: one may hold several drawings. */
const publishedFiles = (sources: readonly string[]) =>
  sources.filter((source) => source.startsWith("/")).map((source) => source.replace(/#.*$/, ""));

const isNear = ({ attributes }: WrittenElement) => attributes["loading"] !== "lazy";

/** A phone takes the first source of a picture that has several. */
function pictureSources(
  elements: readonly WrittenElement[],
  isAsked: (picture: WrittenElement) => boolean,
): string[] {
  const sources: string[] = [];
  let first: string | undefined;
  for (const element of elements) {
    const { name, attributes, parent } = element;
    if (name === "picture") first = undefined;
    else if (name === "source") first ??= attributes["srcset"]?.split(" ")[0];
    else if (name === "img" && isAsked(element)) {
      const own = attributes["src"] ?? "";
      sources.push(parent?.name === "picture" ? (first ?? own) : own);
    }
  }
  return publishedFiles(sources);
}

/** The files that the drawings of the page take shapes and pictures from. */
const shapeSources = (elements: readonly WrittenElement[]) =>
  publishedFiles(
    elements
      .filter(({ name }) => name === "use" || name === "image")
      .map(({ attributes }) => attributes["href"] ?? ""),
  );

const linked = (elements: readonly WrittenElement[], rel: string, as?: string) =>
  elements
    .filter(({ name, attributes }) => name === "link" && attributes["rel"] === rel && attributes["as"] === as)
    .map(({ attributes }) => attributes["href"] ?? "");

const holdsBack = (element: WrittenElement) => {
  const { attributes, name } = element;
  const isClassic = isExecutable(element) && "src" in attributes && attributes["type"] !== "module";
  return (
    isInside(element, "head") &&
    ((name === "link" && attributes["rel"] === "stylesheet") ||
      (isClassic && !("async" in attributes) && !("defer" in attributes)))
  );
};

/** Weighs the page `html`, which is published in `file`. */
export function weighPage(html: string, file: string, { bytesOf, compressed, payload }: Scales): WeighedPage {
  const elements = elementsOf(html).filter(isRead);
  const modules = elements.flatMap((element) =>
    isExecutable(element) ? (element.attributes["src"] ?? []) : [],
  );
  const files = {
    modules,
    styles: linked(elements, "stylesheet"),
    fonts: linked(elements, "preload", "font"),
    pictures: pictureSources(elements, isNear),
  };
  const asked = new Set(Object.values(files).flat());
  const putOff = [...pictureSources(elements, () => true), ...shapeSources(elements)].filter(
    (source) => !asked.has(source),
  );
  const weigh = (names: readonly string[]) =>
    [...new Set(names)].reduce((sum, name) => sum + bytesOf(name), 0);
  const written = inlineTexts(html).scripts.reduce((sum, text) => sum + compressed(text), 0);
  const parts = {
    html: bytesOf(file) - written,
    scripts: weigh(files.modules) + written,
    styles: weigh(files.styles),
    fonts: weigh(files.fonts),
    pictures: weigh(files.pictures),
  };
  const wakes = elements.find(({ attributes }) => attributes["id"] === "wake")?.text ?? "{}";
  const { entry, scripts = [] } = JSON.parse(wakes) as Partial<WakeFiles>;
  const total = Object.values(parts).reduce((sum, part) => sum + part, 0);
  const requests = 1 + asked.size;
  return {
    ...parts,
    total,
    requests,
    blocking: elements.filter(holdsBack).length,
    elements: elements.filter((element) => !isInside(element, "svg")).length,
    awake: entry ? weigh([entry, ...scripts, payload]) : 0,
    whole: { total: total + weigh(putOff), requests: requests + new Set(putOff).size },
  };
}
