// An entry as the text of its file. What did not change keeps its lines and its comments: a diff shows what was meant.
import { paragraphsOf, partsOf } from "@sillages/content/files";
import { Document, isMap, isNode, parseDocument, Scalar, visit } from "yaml";

type Entry = Readonly<Record<string, unknown>>;

interface Shape {
  /** The field that stands under the front matter, one item per paragraph. */
  readonly body?: string | undefined;
  /** The fields in the order of the schema: a new one takes its place among the others. */
  readonly fields: readonly string[];
}

/** The file of `value`, from the one that was there before, if any. */
export function entryText(value: Entry, { body, fields }: Shape, before?: string): string {
  if (body === undefined) return yamlOf(value, fields, before);
  const { [body]: text, ...head } = value;
  const parts = before === undefined ? undefined : partsOf(before);
  const paragraphs = Array.isArray(text) ? text.map(String) : [];
  const isSame = parts !== undefined && same(paragraphsOf(parts.text), paragraphs);
  const under = isSame ? parts.text : `\n${paragraphs.join("\n\n")}\n`;
  return `---\n${yamlOf(head, fields, parts?.head)}---\n${under}`;
}

function yamlOf(value: Entry, fields: readonly string[], before = ""): string {
  const parsed = parseDocument(before);
  const document = isMap(parsed.contents) && parsed.errors.length === 0 ? parsed : new Document({});
  const written = document.toJS() as Entry;
  const keys = [...new Set([...Object.keys(written), ...Object.keys(value)])];
  const changed = keys.filter((key) => !same(written[key], value[key]));
  for (const key of changed) {
    if (key in value) document.set(key, nodeOf(document, value[key]));
    else document.delete(key);
  }
  putInOrder(document, fields, Object.keys(written));
  const text = document.toString({ lineWidth: WIDTH, flowCollectionPadding: false });
  return withLinesOf(before, text, changed);
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** `text`, where the fields that did not change are as they were in `before`: their long lines are folded where somebody folded them. */
function withLinesOf(before: string, text: string, changed: readonly string[]): string {
  const [old, now] = [blocksOf(before), blocksOf(text)];
  // A field that comes or goes may take a comment with it.
  if (!same([...old.keys()], [...now.keys()])) return text;
  return [...now].map(([key, block]) => (changed.includes(key) ? block : (old.get(key) ?? block))).join("");
}

/** The lines of each field, by its key; those above the first one belong to it. */
function blocksOf(text: string): Map<string, string> {
  const { contents } = parseDocument(text);
  if (!isMap(contents)) return new Map();
  const starts = contents.items.map(({ key }) => (isNode(key) ? (key.range?.[0] ?? 0) : 0));
  return new Map(
    contents.items.map(({ key }, at) => [String(key), text.slice(at === 0 ? 0 : starts[at], starts[at + 1])]),
  );
}

/** How long a line may be, and from which length on a text stands under its name. */
const WIDTH = 100;
const FOLDED = 72;

/** A long text stands under its name, folded. */
function nodeOf(document: Document, value: unknown) {
  const node = document.createNode(value);
  visit(node, {
    Scalar(key, scalar) {
      if (key === "key" || typeof scalar.value !== "string" || scalar.value.length <= FOLDED) return;
      scalar.type = scalar.value.includes("\n") ? Scalar.BLOCK_LITERAL : Scalar.BLOCK_FOLDED;
    },
  });
  return node;
}

/** Only a file that gains a field is put in order: a person's own order is left alone. */
function putInOrder({ contents }: Document, fields: readonly string[], known: readonly string[]) {
  if (!isMap(contents)) return;
  const place = (key: unknown) => {
    const at = fields.indexOf(String(key));
    return at < 0 ? fields.length : at;
  };
  const keys = contents.items.map(({ key }) => String(key));
  if (keys.every((key) => known.includes(key))) return;
  contents.items.sort((a, b) => place(a.key) - place(b.key));
}
