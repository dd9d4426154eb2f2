// How much there is to draw in an SVG, told from its words: what is drawn several times counts each time. One unit is about half a
// millisecond of a telephone's time, at worst; measured in Chromium, on shapes that cover the whole drawing and cross themselves.
import { imageFactsOf, imageFormatOf } from "./imageFactsOf.ts";
import { numbersIn, sumOf } from "./svgNumbers.ts";
import { checked, dashOf, type DrawnElement, references, treeOf } from "./svgTree.ts";
import { type Characters, type Tag, TooComplex } from "./xmlTags.ts";

/** A few seconds at worst. Each is in the weight of what leads to it: nor is more than that ever counted. */
const MOST = 5_000;
/** How far a drawing may lead to another. */
const FARTHEST = 30;

/** Letters that describe one unit of drawing, and above which a path costs more than in proportion. */
const LETTERS = 100;
const LONG = 200_000;
/** Dashes in one unit. */
const DASHES = 200;
/** Pixels of a picture in one unit, and of its longest side. */
const PIXELS = 25_000;
const WIDEST = 8_000;

/** What a filter does to every dot of the drawing. */
const filters: Readonly<Record<string, number>> = {
  fegaussianblur: 200,
  fedropshadow: 200,
  femorphology: 400,
  feturbulence: 300,
  fediffuselighting: 200,
  fespecularlighting: 200,
  fedisplacementmap: 200,
};
const OTHER_FILTER = 40;
/** Of each number of its matrix. */
const CONVOLUTION = 30;
const FILTER_FUNCTION = 200;

/** What takes a layer of its own to draw on. */
const masks: Readonly<Record<string, number>> = { mask: 60, "mask-image": 60, "clip-path": 5 };
const LAYER = 20;
const layers = new Set(["opacity", "mix-blend-mode", "isolation"]);

const geometry = new Set(
  "d points x y x1 y1 x2 y2 cx cy r rx ry width height pathlength textlength".split(" "),
);
const gradients = new Set(["lineargradient", "radialgradient"]);

/** Whether `tags`, of `source`, can be drawn without making a page wait for long. */
export function isLight(source: Characters, tags: readonly Tag[]): boolean {
  try {
    const { elements, ids } = treeOf(source, tags);
    return new Weighing(elements, ids).weightOf(0, 0, 0) <= MOST;
  } catch (error) {
    if (error instanceof TooComplex) return false;
    throw error;
  }
}

class Weighing {
  readonly #elements: readonly DrawnElement[];
  readonly #ids: ReadonlyMap<string, number>;
  readonly #known = new Map<string, number>();

  constructor(elements: readonly DrawnElement[], ids: ReadonlyMap<string, number>) {
    this.#elements = elements;
    this.#ids = ids;
  }

  /** What drawing the element at `start` costs, with what it holds and leads to. `dash` is the length of a dash that it inherits. */
  weightOf(start: number, dash: number, depth: number): number {
    const key = `${start} ${dash}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    if (depth > FARTHEST) throw new TooComplex();
    // What leads to itself has no end.
    this.#known.set(key, Infinity);
    let weight = 0;
    const dashes = [{ dash, until: Infinity }];
    for (let at = start; at < this.#elements[start]!.after; at++) {
      const element = this.#elements[at]!;
      while (dashes.at(-1)!.until <= at) dashes.pop();
      const own = dashOf(element);
      if (own !== undefined) dashes.push({ dash: own, until: element.after });
      weight += this.#own(element, dashes.at(-1)!.dash, at, depth);
      if (weight > MOST) throw new TooComplex();
    }
    this.#known.set(key, weight);
    return weight;
  }

  #own(element: DrawnElement, dash: number, at: number, depth: number): number {
    const holds = element.after > at + 1 || element.name === "use";
    const { length, points } = extentOf(element);
    let weight = 1 + element.text / LETTERS + filterWeight(element) + valuesWeight(element, holds);
    // Seven times for a circle.
    if (dash > 0 && !holds) weight += (7 * length) / dash / DASHES;
    for (const [property, id] of references(element)) {
      const target = this.#ids.get(id);
      if (target === undefined || gradients.has(this.#elements[target]!.name)) continue;
      const times = property === "marker" || property === "marker-mid" ? points : 1;
      weight += times * this.weightOf(target, dash, depth + 1);
    }
    return weight;
  }
}

/** What bounds the length of a shape and the number of its points: the sum of the numbers that describe it, and how many they are. */
function extentOf({ declarations }: DrawnElement) {
  const numbers = declarations.flatMap(([property, value]) =>
    geometry.has(property) ? numbersIn(value) : [],
  );
  return { length: sumOf(numbers), points: 1 + numbers.length };
}

/** What its attributes and the sheets give an element to draw, what it leads to left out. `holds`: it has others inside. */
function valuesWeight({ declarations }: DrawnElement, holds: boolean): number {
  let weight = 0;
  let letters = 0;
  for (const [property, value] of declarations) {
    checked(value);
    if (property.startsWith("--") && value.includes("(")) throw new TooComplex();
    if (property === "href" && value.startsWith("data:")) {
      weight += pictureWeight(value);
      continue;
    }
    letters += value.length;
    weight += functionsWeight(property, value) + (value === "none" ? 0 : (masks[property] ?? 0));
    if (holds && layers.has(property) && value !== "1") weight += LAYER;
  }
  return weight + (letters / LETTERS) * (1 + letters / LONG);
}

function filterWeight({ declarations, name }: DrawnElement): number {
  if (!name.startsWith("fe") || name.startsWith("fefunc") || name === "femergenode") return 0;
  if (name !== "feconvolvematrix") return filters[name] ?? OTHER_FILTER;
  const matrix = declarations.find(([property]) => property === "kernelmatrix")?.[1] ?? "";
  return CONVOLUTION * matrix.trim().split(/[\s,]+/).length;
}

const functionsWeight = (property: string, value: string) =>
  property.endsWith("filter") ? FILTER_FUNCTION * (value.match(/\b(?!url)[a-z-]+\(/gi)?.length ?? 0) : 0;

/** A picture inside the drawing, whose own header says its size. */
function pictureWeight(address: string): number {
  const bytes = bytesOf(/^data:image\/[\w-]+;base64,/.exec(address)?.[0] ?? "", address);
  const format = imageFormatOf(bytes);
  const facts = format && format !== "svg" ? imageFactsOf(format, bytes) : undefined;
  if (!facts || Math.max(facts.width, facts.height) > WIDEST) throw new TooComplex();
  return (facts.width * facts.height) / PIXELS;
}

function bytesOf(start: string, address: string): Uint8Array {
  if (!start) throw new TooComplex();
  try {
    const signs = atob(address.slice(start.length));
    const bytes = new Uint8Array(signs.length);
    for (let at = 0; at < bytes.length; at++) bytes[at] = signs.charCodeAt(at);
    return bytes;
  } catch {
    throw new TooComplex();
  }
}
