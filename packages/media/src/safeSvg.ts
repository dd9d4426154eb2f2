import { localName } from "./localName.ts";
import { sizeOf, type SvgSize } from "./svgSize.ts";
import { isLight } from "./svgWeight.ts";
import { type Characters, type Span, type Tag, tagsOf, TooComplex } from "./xmlTags.ts";

/** An SVG made ready to be shown as an image: its drawing alone, and its own size said. */
export interface SafeSvg {
  readonly text: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** It held a script, an event or a page, which were left out. */
  readonly active: boolean;
  readonly animated: boolean;
}

/** What runs, plays or holds a page. */
const acting = new Set(["script", "foreignobject", "iframe", "embed", "object", "audio", "video"]);
const moving = new Set(["animate", "animatetransform", "animatemotion", "set"]);
const sides = new Set(["width", "height", "viewBox"]);

/**
 * Reads an SVG as words, never as markup: the page shows it as an image, which runs no script and fetches nothing whatever it
 * holds. What acts is taken out all the same, so that a canvas stays readable and that one can say what was there.
 *
 * @param source - Its text from its root on, without a document type: {@link svgText} gives it.
 * @returns Nothing when it is no SVG, or no well-formed one: browsers draw neither. « complex » when drawing it would keep a page
 * from answering: nothing of it is to be opened.
 */
export function safeSvg(source: Characters): SafeSvg | "complex" | undefined {
  try {
    const tags = tagsOf(source);
    const root = tags?.[0];
    return tags && root && localName(root) === "svg" ? cleaned(source, tags, root) : undefined;
  } catch (error) {
    if (error instanceof TooComplex) return "complex";
    throw error;
  }
}

function cleaned(source: Characters, tags: readonly Tag[], root: Tag): SafeSvg | "complex" {
  const { elements, others } = parted(tags);
  if (!isLight(source, others)) return "complex";
  const events = others.flatMap(({ attributes }) =>
    attributes.filter(({ name }) => /^on[a-z]+$/i.test(name)),
  );
  const size = sizeOf(root);
  const cuts = [...elements, ...events, ...root.attributes.filter(({ name }) => sides.has(name))];
  return {
    text: written(source, [saidAfterName(root, size), ...cuts]),
    width: size.width,
    height: size.height,
    active: events.length > 0 || elements.some(({ name }) => acting.has(name)),
    animated: elements.some(({ name }) => moving.has(name)),
  };
}

/** The elements that act or move, each whole with what it holds, and the tags outside them. */
function parted(tags: readonly Tag[]) {
  const elements: (Span & { name: string })[] = [];
  const others: Tag[] = [];
  let outermost: Tag | undefined;
  let depth = 0;
  for (const tag of tags) {
    outermost ??= isLeftOut(tag) ? tag : undefined;
    if (!outermost) {
      others.push(tag);
      continue;
    }
    if (tag.kind === "opening") depth++;
    if (tag.kind === "closing") depth--;
    if (depth > 0) continue;
    elements.push({ name: localName(outermost), start: outermost.start, end: tag.end });
    outermost = undefined;
  }
  return { elements, others };
}

const isLeftOut = (tag: Tag) => acting.has(localName(tag)) || moving.has(localName(tag));

/** A place of the source, and what is written there instead of what it says. */
interface Edit extends Span {
  readonly instead?: string;
}

/** Some browsers draw on a canvas no SVG whose root does not say its size. */
function saidAfterName({ name, start }: Tag, { height, viewBox, width }: SvgSize): Edit {
  const end = start + 1 + name.length;
  return { start: end, end, instead: ` width="${width}" height="${height}" viewBox="${viewBox}"` };
}

/** The source with its `edits`, none of which overlaps another; of two at one place, the first comes first. */
function written(source: Characters, edits: readonly Edit[]): string {
  let from = 0;
  const pieces = edits
    .toSorted((a, b) => a.start - b.start)
    .map(({ end, instead = "", start }) => {
      const piece = source.slice(from, start) + instead;
      from = end;
      return piece;
    });
  return [...pieces, source.slice(from)].join("");
}
