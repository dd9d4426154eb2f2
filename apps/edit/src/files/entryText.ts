// An entry as the text of its file. What did not change keeps its lines and its comments: a diff shows what was meant.
import { Document, isMap, parseDocument, Scalar, visit } from "yaml";

type Entry = Readonly<Record<string, unknown>>;

interface Shape {
  /** The field that stands under the front matter, one item per paragraph. */
  readonly body?: string | undefined;
  /** The fields in the order of the schema: a new one takes its place among the others. */
  readonly fields: readonly string[];
}

const frontMatter = /^---\r?\n(?<head>[\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;

/** The file of `value`, from the one that was there before, if any. */
export function entryText(value: Entry, { body, fields }: Shape, before?: string): string {
  if (body === undefined) return yamlOf(value, fields, before);
  const { [body]: text, ...head } = value;
  const headBefore = before === undefined ? undefined : frontMatter.exec(before)?.groups?.["head"];
  const paragraphs = Array.isArray(text) ? text.map(String) : [];
  return `---\n${yamlOf(head, fields, headBefore)}---\n\n${paragraphs.join("\n\n")}\n`;
}

function yamlOf(value: Entry, fields: readonly string[], before = ""): string {
  const parsed = parseDocument(before);
  const document = isMap(parsed.contents) && parsed.errors.length === 0 ? parsed : new Document({});
  const written = document.toJS() as Entry;
  for (const key of Object.keys(written)) if (!(key in value)) document.delete(key);
  for (const [key, inside] of Object.entries(value)) {
    if (JSON.stringify(inside) !== JSON.stringify(written[key])) document.set(key, nodeOf(document, inside));
  }
  putInOrder(document, fields, Object.keys(written));
  return document.toString({ lineWidth: WIDTH, flowCollectionPadding: false });
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
