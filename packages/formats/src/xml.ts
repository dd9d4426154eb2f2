/** An element to write: it holds words, or other elements, never both. */
export interface XmlElement {
  readonly name: string;
  readonly content: string | readonly XmlElement[];
  readonly attributes: Readonly<Record<string, string>>;
}

/** An element named `name`; `content` that is a text is escaped when it is written. */
export function element(
  name: string,
  content: XmlElement["content"] = [],
  attributes: XmlElement["attributes"] = {},
): XmlElement {
  return { name, content, attributes };
}

/** A whole document, its elements indented, its words untouched. */
export function xmlDocument(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written(root, "")}\n`;
}

/** An element alone, indented, its words untouched. */
export const elementText = (root: XmlElement) => written(root, "");

function written({ attributes, content, name }: XmlElement, indent: string): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapedAttribute(value)}"`);
  const start = `${indent}<${name}${pairs.join("")}`;
  if (content.length === 0) return `${start}/>`;
  if (typeof content === "string") return `${start}>${escaped(content)}</${name}>`;
  const inside = content.map((child) => written(child, `${indent}  `)).join("\n");
  return `${start}>\n${inside}\n${indent}</${name}>`;
}

const references: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
  "\t": "&#9;",
  "\n": "&#10;",
  // A reader takes a bare one for the end of a line (XML 1.0, 2.11).
  "\r": "&#13;",
};

const referred = (sign: string) => references[sign] ?? sign;

/** What XML 1.0 cannot hold, even by reference (2.2). */
const unwritable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** `text` as it stands between the tags of XML or of HTML. Control characters, which XML refuses, are left out. */
export function escaped(text: string): string {
  return text.replaceAll(unwritable, "").replaceAll(/[&<>"'\r]/g, referred);
}

/** In an attribute, a reader takes a bare tabulation or line end for a space (XML 1.0, 3.3.3). */
function escapedAttribute(value: string): string {
  return value.replaceAll(unwritable, "").replaceAll(/[&<>"'\t\n\r]/g, referred);
}
