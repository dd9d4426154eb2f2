// Reads XML in one go: whatever a text holds, each of its characters is looked at a few times (safeSvg.test.ts counts).

/** What is asked of a text: a string has it. */
export type Characters = Pick<string, "charCodeAt" | "indexOf" | "length" | "slice">;

/** Something of a text, from `start` to `end`, which is left out. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A tag, from « < » to « > ». */
export interface Tag extends Span {
  readonly kind: "opening" | "closing" | "alone";
  readonly name: string;
  readonly attributes: readonly Attribute[];
}

/** An attribute, with the space before it. */
interface Attribute extends Span {
  readonly name: string;
  /** As it is written between its quotation marks. */
  readonly value: string;
}

/** A comment, an instruction, a section that is not read, or the document type. */
interface Aside extends Span {
  readonly kind: "aside";
}

const SPACES: readonly number[] = [0x20, 0x09, 0x0a, 0x0d];
const QUOTES: readonly number[] = [0x22, 0x27];
const BANG = 0x21;
const SLASH = 0x2f;
const LESS = 0x3c;
const EQUALS = 0x3d;
const MORE = 0x3e;
const QUESTION = 0x3f;
const BRACKET = 0x5b;
const END_BRACKET = 0x5d;

/** What ends a name, beside a space and the end of the text. */
const STOPS: readonly number[] = [...QUOTES, SLASH, LESS, EQUALS, MORE];

/** First and last signs of what is no tag, the document type apart. */
const asides = [
  ["<?", "?>"],
  ["<!--", "-->"],
  ["<![CDATA[", "]]>"],
] as const;

/** Tags and attributes above which nobody drew a document by hand, and elements within one another. */
const MOST_PARTS = 150_000;
const DEEPEST = 200;

/** Characters above which a document type describes more than a document. */
const LONGEST_DOCTYPE = 1_000_000;

/** A document that would take long to read, whatever it says: it is not read further. */
export class TooComplex extends Error {}

/** Where the first tag of a document stands, whatever it is called; nothing when what comes before is no XML. */
export function rootAt(source: Characters): number | undefined {
  for (let at = source.indexOf("<"); at !== -1;) {
    if (isTag(source, at)) return at;
    const aside = asideAt(source, at);
    if (!aside) return undefined;
    at = source.indexOf("<", aside.end);
  }
  return undefined;
}

/**
 * The tags of an XML document, in order.
 *
 * @returns Nothing when one of them is badly written, or does not match.
 * @throws {@link TooComplex} as soon as they are too many, or too deep.
 */
export function tagsOf(source: Characters): Tag[] | undefined {
  const tags: Tag[] = [];
  const open: string[] = [];
  let parts = 0;
  for (let at = source.indexOf("<"); at !== -1;) {
    const found = isTag(source, at) ? tagAt(source, at, MOST_PARTS - parts) : asideAt(source, at);
    if (!found) return undefined;
    parts += 1 + (found.kind === "aside" ? 0 : found.attributes.length);
    if (parts > MOST_PARTS || open.length > DEEPEST) throw new TooComplex();
    if (found.kind === "opening") open.push(found.name);
    if (found.kind === "closing" && open.pop() !== found.name) return undefined;
    if (found.kind !== "aside") tags.push(found);
    at = source.indexOf("<", found.end);
  }
  return open.length === 0 ? tags : undefined;
}

const isTag = (source: Characters, at: number) => ![BANG, QUESTION].includes(source.charCodeAt(at + 1));

/** What begins at `start` and is no tag. */
function asideAt(source: Characters, start: number): Aside | undefined {
  const end = asideOf(source, start) ? endOfPiece(source, start) : endOfDoctype(source, start);
  return end === undefined ? undefined : { kind: "aside", start, end };
}

const asideOf = (source: Characters, at: number) =>
  asides.find(([start]) => source.slice(at, at + start.length) === start);

/** A document type ends at « > », but for those that its brackets, its quotations and its comments hold. */
function endOfDoctype(source: Characters, start: number): number | undefined {
  let isInside = false;
  for (let at: number | undefined = start + 2; at !== undefined; at = endOfPiece(source, at)) {
    if (at - start > LONGEST_DOCTYPE) return undefined;
    const sign = source.charCodeAt(at);
    if (sign === BRACKET) isInside = true;
    if (sign === END_BRACKET) isInside = false;
    if (sign === MORE && !isInside) return at + 1;
  }
  return undefined;
}

/** Where ends the comment, the instruction or the quotation that begins at `at`, or the sign that stands there. */
function endOfPiece(source: Characters, at: number): number | undefined {
  const sign = source.charCodeAt(at);
  if (QUOTES.includes(sign)) return after(source, String.fromCharCode(sign), at + 1);
  const aside = sign === LESS && asideOf(source, at);
  if (aside) return after(source, aside[1], at + aside[0].length);
  return at < source.length ? at + 1 : undefined;
}

function tagAt(source: Characters, start: number, mostAttributes: number): Tag | undefined {
  const isClosing = source.charCodeAt(start + 1) === SLASH;
  const nameAt = start + (isClosing ? 2 : 1);
  const nameEnd = endOfName(source, nameAt);
  if (nameEnd === nameAt) return undefined;
  const name = source.slice(nameAt, nameEnd);
  const attributes: Attribute[] = [];
  for (let at = nameEnd; ;) {
    const next = endOfSpaces(source, at);
    const sign = source.charCodeAt(next);
    if (sign === MORE)
      return { start, end: next + 1, name, attributes, kind: isClosing ? "closing" : "opening" };
    if (sign === SLASH && source.charCodeAt(next + 1) === MORE)
      return { start, end: next + 2, name, attributes, kind: "alone" };
    const attribute = next > at ? attributeAt(source, at, next) : undefined;
    if (!attribute) return undefined;
    if (attributes.push(attribute) > mostAttributes) throw new TooComplex();
    at = attribute.end;
  }
}

/** The attribute whose name begins at `nameAt`, after spaces that begin at `start`. */
function attributeAt(source: Characters, start: number, nameAt: number): Attribute | undefined {
  const nameEnd = endOfName(source, nameAt);
  const equals = endOfSpaces(source, nameEnd);
  if (nameEnd === nameAt || source.charCodeAt(equals) !== EQUALS) return undefined;
  const opening = endOfSpaces(source, equals + 1);
  const quote = source.charCodeAt(opening);
  if (!QUOTES.includes(quote)) return undefined;
  const end = after(source, String.fromCharCode(quote), opening + 1);
  if (end === undefined) return undefined;
  return {
    start,
    end,
    name: source.slice(nameAt, nameEnd),
    value: source.slice(opening + 1, end - 1),
  };
}

/** Where the first `mark` from `at` on ends. */
function after(source: Characters, mark: string, at: number): number | undefined {
  const found = source.indexOf(mark, at);
  return found === -1 ? undefined : found + mark.length;
}

function endOfSpaces(source: Characters, start: number): number {
  let at = start;
  while (SPACES.includes(source.charCodeAt(at))) at++;
  return at;
}

function endOfName(source: Characters, start: number): number {
  let at = start;
  while (at < source.length && !isEndOfName(source.charCodeAt(at))) at++;
  return at;
}

const isEndOfName = (sign: number) => SPACES.includes(sign) || STOPS.includes(sign);
