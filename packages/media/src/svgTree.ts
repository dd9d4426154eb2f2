import { localName } from "./localName.ts";
import { numbersIn, sumOf } from "./svgNumbers.ts";
import { type Declaration, declarationsOf, plainCss, type Styles, stylesOf } from "./svgStyles.ts";
import { unescaped } from "./xmlReferences.ts";
import { type Characters, type Tag, TooComplex } from "./xmlTags.ts";

/** An element as it is drawn. */
export interface DrawnElement {
  readonly name: string;
  /** What it is given, by its attributes and by the sheets. */
  readonly declarations: readonly Declaration[];
  /** The index of the first element after it and what it holds. */
  after: number;
  /** Letters of its own text. */
  text: number;
}

/** Elements above which no logo is drawn, and rules times elements. */
const MOST_ELEMENTS = 5_000;
const MOST_MATCHES = 3_000_000;

/** Letters of a sheet or of an attribute above which it is not read: fonts and pictures are not counted. */
const MOST_LETTERS = 500_000;

/** The elements that `tags` of `source` make, in order, and where the first of each identifier stands. */
export function treeOf(source: Characters, tags: readonly Tag[]) {
  const styles = stylesIn(source, tags);
  const rules = [...styles.values()].reduce((sum, { length }) => sum + length, 0);
  if (rules * tags.length > MOST_MATCHES) throw new TooComplex();
  const elements: DrawnElement[] = [];
  const ids = new Map<string, number>();
  const open: DrawnElement[] = [];
  let end = 0;
  for (const tag of tags) {
    const parent = open.at(-1);
    if (parent && isText(open)) parent.text += tag.start - end;
    end = tag.end;
    if (tag.kind === "closing") {
      const closed = open.pop();
      if (closed) closed.after = elements.length;
      continue;
    }
    const element = elementOf(tag, styles, ids, elements.length);
    elements.push(element);
    if (tag.kind === "opening") open.push(element);
    if (elements.length > MOST_ELEMENTS) throw new TooComplex();
  }
  return { elements, ids };
}

const isText = (open: readonly DrawnElement[]) => open.some(({ name }) => name === "text");

function stylesIn(source: Characters, tags: readonly Tag[]): Styles {
  const sheets = tags.flatMap((tag, at) =>
    tag.kind === "opening" && localName(tag) === "style"
      ? [source.slice(tag.end, tags[at + 1]?.start).replaceAll(/<!\[CDATA\[|\]\]>/g, " ")]
      : [],
  );
  const letters = sheets.join("\n").replaceAll(/;base64,[\w+/=\s-]*/g, ";base64,");
  return stylesOf(checked(plainCss(unescaped(brief(letters)))));
}

function elementOf(tag: Tag, styles: Styles, ids: Map<string, number>, at: number): DrawnElement {
  const name = localName(tag);
  const given = tag.attributes.map(({ name, value }): Declaration => {
    const property = localName({ name });
    return [property, value.startsWith("data:image/") ? value : unescaped(brief(value))];
  });
  const valueOf = (sought: string) => given.find(([property]) => property === sought)?.[1] ?? "";
  const id = valueOf("id");
  if (id && !ids.has(id)) ids.set(id, at);
  const keys = [
    "*",
    name,
    tag.name,
    `#${id}`,
    ...valueOf("class")
      .split(/\s+/)
      .map((one) => `.${one}`),
  ];
  const declarations = [
    ...given.filter(([property]) => property !== "style"),
    ...declarationsOf(plainCss(valueOf("style"))),
    ...[...new Set(keys)].flatMap((key) => styles.get(key) ?? []),
  ];
  return { name, declarations, after: at + 1, text: 0 };
}

/** Data that would hide a drawing or a sheet from whoever counts. */
const hiding = /data:(?!image\/(?:png|jpe?g|webp)[;,]|(?:application\/)?(?:x-)?font)/i;

/** A text that can be read at once. */
function brief(text: string): string {
  if (text.length > MOST_LETTERS) throw new TooComplex();
  return text;
}

/** A text whose addresses hide nothing. */
export function checked(text: string): string {
  if (hiding.test(text)) throw new TooComplex();
  return text;
}

/** The identifiers of what an element draws besides itself. */
export function references({
  declarations,
  name,
}: DrawnElement): (readonly [property: string, id: string])[] {
  return declarations.flatMap(([property, value]) => {
    if (property === "href")
      return name === "a" || !value.startsWith("#") ? [] : [[property, idOf(value.slice(1))]];
    return [...value.matchAll(/url\(\s*["']?\s*#([^"')\s]+)/gi)].map(
      ([, id = ""]) => [property, idOf(id)] as const,
    );
  });
}

function idOf(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** The length of a dash and of the gap after it, where an element says it; 0 when it asks for a whole line. */
export function dashOf({ declarations }: DrawnElement): number | undefined {
  const said = declarations.filter(([property]) => property === "stroke-dasharray");
  if (said.length === 0) return undefined;
  const sums = said.map(([, value]) => sumOf(numbersIn(value))).filter((sum) => sum > 0);
  return sums.length === 0 ? 0 : Math.min(...sums);
}
