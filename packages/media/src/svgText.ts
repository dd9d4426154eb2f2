import { rootAt } from "./xmlTags.ts";

/** What the first bytes of a file say of how its letters are written: https://www.w3.org/TR/xml/#sec-guessing */
const marks: readonly (readonly [RegExp, string])[] = [
  [/^(?:\xff\xfe|<\0)/, "utf-16le"],
  [/^(?:\xfe\xff|\0<)/, "utf-16be"],
];

/** How many bytes a declaration may take. */
const DECLARATION_BYTES = 200;

/** What a drawing program names so: the address of a namespace. Longer, or with markup in it, it is no abbreviation. */
const entity = /<!ENTITY\s+([\w.-]{1,50})\s+(?:"([^"<&%]{0,300})"|'([^'<&%]{0,300})')\s*>/g;

/** Abbreviations that make a text longer than this were not written to abbreviate. */
const MOST_TEXT = 12_000_000;

/**
 * The text of a drawing, from its root on. What came before is applied and left out: its encoding, and the abbreviations of its
 * document type. A browser that opens the rest finds no declaration in it, hence nothing that this package has not read.
 *
 * @returns Nothing when its letters cannot be read, or when it has no root.
 */
export function svgText(bytes: Uint8Array): string | undefined {
  const text = decoded(bytes);
  const start = text === undefined ? undefined : rootAt(text);
  if (text === undefined || start === undefined) return undefined;
  const entities = new Map(
    [...text.slice(0, start).matchAll(entity)].map(([, name = "", double, single]) => [
      name,
      double ?? single ?? "",
    ]),
  );
  const drawing = text.slice(start);
  return entities.size === 0 ? drawing : atLength(drawing, entities);
}

function atLength(drawing: string, entities: ReadonlyMap<string, string>): string | undefined {
  const pieces: string[] = [];
  let from = 0;
  let room = MOST_TEXT - drawing.length;
  for (const { 0: reference, 1: name = "", index } of drawing.matchAll(/&([\w.-]{1,50});/g)) {
    const said = entities.get(name);
    if (said === undefined) continue;
    room -= said.length;
    if (room < 0) return undefined;
    pieces.push(drawing.slice(from, index), said.replaceAll('"', "&quot;").replaceAll("'", "&apos;"));
    from = index + reference.length;
  }
  return [...pieces, drawing.slice(from)].join("");
}

/** The letters of a file of XML: by its first bytes, else by its declaration, else UTF-8. */
export function decoded(bytes: Uint8Array): string | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, DECLARATION_BYTES));
  const declared = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)/.exec(head)?.[1];
  // Letters of one byte that are said to take two are not believed.
  const own = declared && !/^(?:utf-?16|ucs-2|iso-10646)/i.test(declared) ? declared : "utf-8";
  const label = marks.find(([mark]) => mark.test(head))?.[1] ?? own;
  try {
    return new TextDecoder(label).decode(bytes);
  } catch (error) {
    // An encoding that no browser knows.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
