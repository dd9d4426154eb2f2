// « npm run check -- --fix »: what has one answer is mended in the files themselves.
import { readFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import {
  isMap,
  isNode,
  isPair,
  isScalar,
  parseDocument,
  Scalar,
  visit,
  type Document,
  type YAMLMap,
} from "yaml";
import { z } from "zod";
import { mendedLeaf } from "../check/typography.ts";
import { fieldName, keyOf } from "../check/walk.ts";
import { root } from "./files.ts";
import { paragraphsOf, parseFile, partsOf } from "./parse.ts";
import { filesOf } from "./read.ts";
import { dataCollections, type DataCollection } from "./registry.ts";
import { writeWhole } from "./writeWhole.ts";

/** How a file is written again: as `npm run content` would read it, and as a person would. */
export const writing = { lineWidth: 100, flowCollectionPadding: false } as const;

/** Mends every file of `data/` that can be read, and gives back those that changed. */
export function mendData(folder = root): string[] {
  return dataCollections.flatMap((collection) =>
    filesOf(collection, folder).filter((file) => mendFile(join(folder, file), file, collection)),
  );
}

function mendFile(path: string, file: string, collection: DataCollection): boolean {
  const source = readFileSync(path, "utf8");
  const mended = mendedSource(source, file, collection);
  if (mended === source) return false;
  writeWhole(path, mended);
  return true;
}

/** `source` with its texts as French prints them and its fields in the order of the others. Left as it is where it cannot be read. */
export function mendedSource(source: string, file: string, collection: DataCollection): string {
  const { body, schema } = collection;
  if ("unreadable" in parseFile(source, body)) return source;
  const parts = body === undefined ? { head: source, text: undefined } : partsOf(source);
  if (!parts) return source;
  const document = parseDocument(parts.head);
  if (!isMap(document.contents)) return source;
  const isChanged = [mendTexts(document, file), sortFields(document.contents, schema)].includes(true);
  const head = isChanged ? document.toString(writing) : parts.head;
  if (parts.text === undefined) return head;
  const entry = basename(file, extname(file));
  const paragraphs = paragraphsOf(parts.text);
  const mended = paragraphs.map((text) =>
    mendedLeaf({ file, entry, field: body ?? "", key: body ?? "", text }),
  );
  const text = mended.some((paragraph, index) => paragraph !== paragraphs[index])
    ? `\n${mended.join("\n\n")}\n`
    : parts.text;
  return `---\n${head}---\n${text}`;
}

/** Longer texts are folded under their field, where a colon or a quotation mark breaks nothing. */
const FOLDED = 72;

function mendTexts(document: Document, file: string): boolean {
  const entry = basename(file, extname(file));
  let isChanged = false;
  visit(document, {
    Scalar(key, node, ancestors) {
      if (key === "key" || typeof node.value !== "string") return;
      const path = ancestors.flatMap((ancestor, index): PropertyKey[] => {
        if (isPair(ancestor) && isScalar(ancestor.key)) return [String(ancestor.key.value)];
        const next = ancestors[index + 1] ?? node;
        return isNode(ancestor) && "items" in ancestor && !isMap(ancestor)
          ? [ancestor.items.indexOf(next)]
          : [];
      });
      const text = mendedLeaf({ file, entry, field: fieldName(path), key: keyOf(path), text: node.value });
      if (text === node.value) return;
      isChanged = true;
      node.value = text;
      if (text.length > FOLDED) node.type = Scalar.BLOCK_FOLDED;
    },
  });
  return isChanged;
}

/** Puts the fields in the order in which the schema tells them, `order` first; unknown ones stay last. */
function sortFields(fields: YAMLMap, schema: z.ZodType): boolean {
  const names = ["order", ...namesOf(schema)];
  const rank = (item: YAMLMap["items"][number]) => {
    const place = names.indexOf(isScalar(item.key) ? String(item.key.value) : "");
    return place === -1 ? names.length : place;
  };
  const sorted = fields.items.toSorted((a, b) => rank(a) - rank(b));
  if (sorted.every((item, index) => item === fields.items[index])) return false;
  fields.items = sorted;
  return true;
}

function namesOf(schema: z.ZodType): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  if (schema instanceof z.ZodDiscriminatedUnion)
    return [
      ...new Set(
        schema.options.flatMap((option) => (option instanceof z.ZodObject ? Object.keys(option.shape) : [])),
      ),
    ];
  return [];
}
