import { parseXml, XmlElement, type XmlNode } from "@rgrove/parse-xml";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { safeSvg as readSvg } from "./safeSvg.ts";
import type { Characters } from "./xmlTags.ts";

const svg = (inside: string, root = `viewBox="0 0 40 20"`) =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${root}>${inside}</svg>`;
/** What is made of a drawing that is light enough to be opened. */
function safeSvg(source: Characters) {
  const made = readSvg(source);
  if (made === "complex") throw new Error("It is refused.");
  return made;
}
const ink = `<path d="M4 4h20v12H4z"/>`;

describe("an SVG", () => {
  it("keeps its drawing, and says its size in its own proportions", () => {
    const safe = safeSvg(svg(ink));
    expect(safe).toMatchObject({ width: 1024, height: 512, active: false, animated: false });
    expect(safe?.text).toContain(ink);
    expect(safe?.text).toContain(`<svg width="1024" height="512" viewBox="0 0 40 20" xmlns=`);
  });

  it.each([
    [`width="30mm" height="60mm"`, 512, 1024],
    [`width="10cm" height="100mm"`, 1024, 1024],
    [`width="1in" height="36pt"`, 1024, 512],
    [`width="3em" height="9ex" viewBox="0 0 10 20"`, 512, 1024],
    [`width="100%" height="100%" viewBox="0,0,10,10"`, 1024, 1024],
    [``, 1024, 512],
    [`stroke-width="3" viewBox="0 0 0 0"`, 1024, 512],
  ])("with %j is drawn %i × %i", (root, width, height) => {
    const safe = safeSvg(svg(ink, root));
    expect(safe).toMatchObject({ width, height });
    expect(parseXml(safe?.text ?? "").root?.attributes).toMatchObject({
      width: String(width),
      height: String(height),
    });
  });

  it.each([
    `<script>ran = true</script>`,
    `<script href="x.js"/>`,
    `<SCRIPT type="a">b</SCRIPT >`,
    `<svg:script xmlns:svg="http://www.w3.org/2000/svg">ran = true</svg:script>`,
    `<script><![CDATA[ran = "</script>"]]></script>`,
    `<script><!-- </script> --> ran = true</script>`,
    `<foreignObject width="3"><body onload="ran = true"/></foreignObject>`,
    `<foreignObject><foreignObject/><g><script/></g></foreignObject>`,
    `<g onload='ran = true'>${ink}</g>`,
    `<g\n\tOnClick = "ran = '>'" id="a">${ink}</g>`,
  ])("leaves out %s, and says so", (inside) => {
    const safe = safeSvg(svg(inside + ink));
    expect(safe?.active).toBe(true);
    expect(safe?.text).not.toMatch(/script|foreignObject|onload|onclick|ran/i);
    expect(safe?.text).toContain(ink);
    expect(() => parseXml(safe?.text ?? "")).not.toThrow();
  });

  it("that moves stands still, and says so", () => {
    const safe = safeSvg(svg(`<g><animate attributeName="x" to="3"/>${ink}</g>`));
    expect(safe?.animated).toBe(true);
    expect(safe?.text).not.toContain("animate");
  });

  it("whose words speak of scripts keeps them", () => {
    const words = `<text>position on = "sea", onload="no"</text>`;
    const aside = `<!-- <script>b</script> --><![CDATA[<set/>]]><?php <script> ?>`;
    const safe = safeSvg(svg(words + aside));
    expect(safe).toMatchObject({ active: false, animated: false });
    expect(safe?.text).toContain(words + aside);
  });

  it("says its view, whatever quotation marks are in it", () => {
    const safe = safeSvg(`<svg viewBox='0 0 1 "'>${ink}</svg>`);
    expect(parseXml(safe?.text ?? "").root?.attributes["viewBox"]).toBe('0 0 1 "');
  });

  it.each([
    "<html><body/></html>",
    "",
    "no tag",
    `<svg>`,
    `<svg><g></svg>`,
    `<svg><a></b></svg>`,
    `<svg><></></svg>`,
    `<svg>< g></ g></svg>`,
    `<svg ="a"/>`,
    `<svg></svg></svg>`,
    `<svg><script>a</svg>`,
    `<svg a=b/>`,
    `<svg a="1"b="2"/>`,
    `<svg a="/>`,
    `<svg`,
    `<svg/><`,
    `<!-- <svg/>`,
    `<!DOCTYPE svg [<svg/>`,
    `<svg><![CDATA[</svg>`,
  ])("is not %j", (source) => {
    expect(safeSvg(source)).toBeUndefined();
  });
});

/** An element, its attributes, what it holds. */
type Drawn = [
  name: string,
  attributes: Readonly<Record<string, string>>,
  content: readonly (Drawn | string)[],
];

const kept = ["g", "path", "text", "clipPath", "xlink:a", "settings", "objects"];
const leftOut = ["script", "foreignObject", "ANIMATE", "svg:set", "iframe"];

const { drawn } = fc.letrec<{ drawn: Drawn }>((tie) => ({
  drawn: fc.tuple(
    fc.constantFrom(...kept, ...leftOut),
    fc.dictionary(fc.constantFrom("d", "id", "onload", "ONCLICK", "icon", "width"), fc.string(), {
      maxKeys: 3,
    }),
    fc.array(fc.oneof({ maxDepth: 4 }, fc.string(), tie("drawn")), { maxLength: 4 }),
  ),
}));

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

function source([name, attributes, content]: Drawn): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const inside = content.map((item) => (typeof item === "string" ? escaped(item) : source(item)));
  return `<${name}${pairs.join("")}>${inside.join("")}</${name}>`;
}

/** What should remain of what was drawn. */
function safe([name, attributes, content]: Drawn): unknown {
  const pairs = Object.entries(attributes).filter(([key]) => !/^on(?:load|click)$/i.test(key));
  const inside = content.filter((item) => typeof item === "string" || !leftOut.includes(item[0]));
  return [
    name,
    Object.fromEntries(pairs),
    joined(inside.map((item) => (typeof item === "string" ? item : safe(item)))),
  ];
}

/** Texts that touch are one. */
const joined = (content: readonly unknown[]) =>
  content.reduce<unknown[]>((before, item) => {
    const last = before.at(-1);
    if (item === "") return before;
    return typeof last === "string" && typeof item === "string"
      ? [...before.slice(0, -1), last + item]
      : [...before, item];
  }, []);

function read(node: XmlNode): unknown {
  if (!(node instanceof XmlElement)) return "text" in node ? node.text : node.type;
  return [node.name, { ...node.attributes }, joined(node.children.map(read))];
}

it("lets through the drawing and nothing else, whatever is drawn, and a real parser reads it", () => {
  fc.assert(
    fc.property(fc.array(drawn), (children) => {
      const made = safeSvg(svg(children.map(source).join("")));
      const { root } = parseXml(made?.text ?? "");
      expect(root && joined(root.children.map(read))).toEqual(
        joined(children.filter(([name]) => !leftOut.includes(name)).map(safe)),
      );
    }),
  );
});

/** `text`, and how many of its characters are looked at, a search counting all that it passes over. */
function counted(text: string) {
  let reads = 0;
  const characters: Characters = {
    length: text.length,
    charCodeAt: (at) => {
      reads++;
      return text.charCodeAt(at);
    },
    indexOf: (sought, from = 0) => {
      const found = text.indexOf(sought, from);
      reads += (found === -1 ? text.length : found + sought.length) - from;
      return found;
    },
    slice: (from = 0, to = text.length) => {
      reads += to - from;
      return text.slice(from, to);
    },
  };
  return { characters, reads: () => reads };
}

describe("a million signs are read a few times each, whatever they are", () => {
  it.each([
    "<g ",
    "<g",
    "<g a='",
    "<g a=' ",
    "<g a='b' ",
    "<g a = ",
    "<!--",
    "<!---->",
    "<![CDATA[",
    "<![CDATA[]]>",
    "<?a?>",
    "<!DOCTYPE [",
    "<!DOCTYPE '",
    "<?",
    "<script>",
    "<script></g>",
    "<script/>",
    "<animate><script></script></animate>",
    `<g onload="a" onclick='b'></g>`,
    "<g></g>",
    "<g/>",
    "<",
    ">",
    " ",
    "&lt;",
    " onload='a'",
  ])("%j", (shape) => {
    const text = svg(shape.repeat(Math.ceil(1_000_000 / shape.length)));
    const { characters, reads } = counted(text);
    readSvg(characters);
    expect(reads()).toBeLessThan(8 * text.length);
  });
});
