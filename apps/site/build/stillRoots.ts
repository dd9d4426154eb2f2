interface Element {
  tag: string;
  attributes: string;
  /** Where its opening tag starts and ends, and, once it is closed, its closing one. */
  opens: [from: number, to: number];
  closes?: [from: number, to: number];
  children: Element[];
}

const tags = /<(\/?)([a-z][\w-]*)([^>]*?)(\/?)>/gi;

/** The innerHTML of `svg` is another namespace. */
const canStand = ({ tag }: Element) => tag !== "svg";

/** The elements of `html`, as React writes it: every tag closed, every sign of a value escaped. */
function elementsOf(html: string): Element[] {
  const all: Element[] = [];
  const open: Element[] = [];
  for (const { 0: text, 1: closing, 2: tag = "", 3: attributes = "", 4: closed, index } of html.matchAll(
    tags,
  )) {
    const at: Element["opens"] = [index, index + text.length];
    if (closing) {
      const element = open.pop();
      if (element?.tag !== tag) throw new Error(`</${tag}> closes <${element?.tag ?? "nothing"}>.`);
      element.closes = at;
      continue;
    }
    const element: Element = { tag, attributes, opens: at, children: [] };
    all.push(element);
    open.at(-1)?.children.push(element);
    if (!closed) open.push(element);
  }
  return all;
}

/** React parts two texts by it, to find them again: nothing of a still part is looked for. */
const comment = /<!-- -->/g;

/** The only thing in `wrapper`, where that is one element which can stand for it. */
function rootOf({ opens, closes, children }: Element): Element | undefined {
  const [root] = children;
  const alone = root && root.opens[0] === opens[1] && (root.closes ?? root.opens)[1] === closes?.[0];
  return alone && canStand(root) && !root.attributes.includes(" data-") ? root : undefined;
}

/**
 * `html` with each still part known by its own element (`data-still`) and not by a wrapper around it: a page has that many
 * elements less, and of its comments none. A part of several elements keeps its wrapper, as a `data-part`.
 */
export function unwrapStills(html: string): string {
  const edits: { from: number; to: number; text: string }[] = [];
  const comments = new Set<number>();
  for (const wrapper of elementsOf(html)) {
    const id = /^ data-still="([^"]*)"$/.exec(wrapper.attributes)?.[1];
    if (id === undefined || !wrapper.closes) continue;
    for (const { index } of html.slice(wrapper.opens[1], wrapper.closes[0]).matchAll(comment)) {
      comments.add(wrapper.opens[1] + index);
    }
    const root = rootOf(wrapper);
    const [from, to] = wrapper.opens;
    if (root) {
      const named = root.opens[0] + 1 + root.tag.length;
      edits.push({ from, to, text: "" });
      edits.push({ from: named, to: named, text: ` data-still="${id}"` });
      edits.push({ from: wrapper.closes[0], to: wrapper.closes[1], text: "" });
    } else {
      edits.push({ from, to, text: `<div data-part="${id}">` });
    }
  }
  for (const from of comments) edits.push({ from, to: from + "<!-- -->".length, text: "" });
  edits.sort((a, b) => b.from - a.from);
  return edits.reduce((text, edit) => text.slice(0, edit.from) + edit.text + text.slice(edit.to), html);
}
