import { Parser } from "htmlparser2";

/** An element of a page, as it is written. */
export interface WrittenElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** What it stands in; nothing of the document's root. */
  parent: WrittenElement | undefined;
  /** What a script or a style holds; of others nothing. */
  text: string;
}

const holdsText = (name: string) => name === "script" || name === "style";

/** Every element of `html`, in order; what stands in a `noscript` or a drawing as well. */
export function elementsOf(html: string): WrittenElement[] {
  const elements: WrittenElement[] = [];
  let open: WrittenElement | undefined;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      open = { name, attributes, parent: open, text: "" };
      elements.push(open);
    },
    ontext: (text) => {
      if (open && holdsText(open.name)) open.text += text;
    },
    onclosetag: () => void (open = open?.parent),
  });
  parser.end(html);
  return elements;
}

/** Whether something that `element` stands in, itself included, is as `test` asks. */
export function isWithin(
  element: WrittenElement | undefined,
  test: (one: WrittenElement) => boolean,
): boolean {
  return element !== undefined && (test(element) || isWithin(element.parent, test));
}

/** Whether `element` stands in one of this `name`. */
export const isInside = ({ parent }: WrittenElement, name: string) =>
  isWithin(parent, (one) => one.name === name);

/** The classes that the elements of `html` carry. */
export const classesOf = (html: string): ReadonlySet<string> =>
  new Set(elementsOf(html).flatMap(({ attributes }) => attributes["class"]?.split(" ") ?? []));

/** The attributes that the elements of `html` carry: each by its name, and as `name=value`. */
export const attributesOf = (html: string): ReadonlySet<string> =>
  new Set(
    elementsOf(html).flatMap(({ attributes }) =>
      Object.entries(attributes).flatMap(([name, value]) => [name, `${name}=${value}`]),
    ),
  );

/** Whether the element is a script that browsers run, and not a block of data. */
export const isExecutable = ({ name, attributes }: WrittenElement) =>
  name === "script" && (attributes["type"] === undefined || attributes["type"] === "module");

/** The texts of the scripts and of the styles that are written in `html`, and that a browser obeys. */
export function inlineTexts(html: string): { scripts: string[]; styles: string[] } {
  const elements = elementsOf(html);
  const scripts = elements.filter((element) => isExecutable(element) && !("src" in element.attributes));
  const styles = elements.filter(({ name }) => name === "style");
  return { scripts: scripts.map(({ text }) => text), styles: styles.map(({ text }) => text) };
}

/**
 * `html` with `addition` before the first `mark`.
 *
 * @throws when there is none: what was to be added would be missing, and nobody would know.
 */
export function insertBefore(html: string, mark: string, addition: string): string {
  const at = html.indexOf(mark);
  if (at < 0) throw new Error(`There is no ${mark} to write before.`);
  return html.slice(0, at) + addition + html.slice(at);
}

/** The content security policy refuses style attributes: a page that has one is a mistake of the kit. */
export function refuseStyleAttributes(path: string, html: string): void {
  const found = elementsOf(html).find(({ attributes }) => "style" in attributes);
  if (found)
    throw new Error(
      `${path} has a style attribute, which the policy refuses: <${found.name} style="${found.attributes["style"]}">.`,
    );
}
