import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { childrenOf, readXml } from "./fixtures.ts";
import { element, escaped, xmlDocument } from "./xml.ts";

/** Any character of Unicode, control characters included. */
const anyText = fc.string({ unit: "binary" });

/** `text` without what XML 1.0 cannot hold. */
const writable = (text: string) =>
  [...text]
    .filter((sign) => {
      const code = sign.codePointAt(0) ?? 0;
      return code >= 0x20 ? code !== 0xfffe && code !== 0xffff : [0x9, 0xa, 0xd].includes(code);
    })
    .join("");

describe("a document", () => {
  it("gives back the words that it was given, whatever they are", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(readXml(xmlDocument(element("a", [element("b", text)]))).children).toHaveLength(3);
        expect(readXml(xmlDocument(element("a", text))).text).toBe(writable(text));
      }),
    );
  });

  it("gives back attributes, line ends and tabulations included", () => {
    fc.assert(
      fc.property(anyText, (value) => {
        const root = readXml(xmlDocument(element("a", [], { value, "xml:lang": "fr" })));
        expect(root.attributes).toEqual({ value: writable(value), "xml:lang": "fr" });
      }),
    );
  });

  it("is written one element a line, each inside its parent", () => {
    const text = xmlDocument(element("a", [element("b", "c"), element("d", [element("e")])], { f: "g" }));
    expect(text).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<a f="g">
  <b>c</b>
  <d>
    <e/>
  </d>
</a>
`);
    expect(childrenOf(readXml(text)).map(({ name }) => name)).toEqual(["b", "d"]);
  });
});

it("leaves out of a text what XML refuses even by reference", () => {
  expect(escaped("La\u0000 \u001bmer\ufffe, \u{1f30a}\ttabulée\n")).toBe("La mer, \u{1f30a}\ttabulée\n");
});
