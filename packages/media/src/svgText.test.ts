import { describe, expect, it } from "vitest";
import { svgText } from "./svgText.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const twoBytes = (text: string, isBig = false) =>
  Uint8Array.from(
    [...text].flatMap((sign) => {
      const pair = [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8];
      return isBig ? pair.toReversed() : pair;
    }),
  );

const drawing = "<svg><text>Océan</text></svg>";

describe("the text of a drawing", () => {
  it.each([
    ["in UTF-8", utf8(drawing)],
    ["in UTF-8, with its mark", utf8(`\uFEFF${drawing}`)],
    ["in UTF-16", twoBytes(`\uFEFF<?xml version="1.0" encoding="UTF-16"?>${drawing}`)],
    ["in UTF-16, its high bytes first", twoBytes(`\uFEFF${drawing}`, true)],
    ["in UTF-16 without a mark", twoBytes(`<?xml version="1.0"?>${drawing}`)],
    ["in UTF-8 that is said to be UTF-16", utf8(`<?xml version="1.0" encoding="utf-16"?>${drawing}`)],
    [
      "in Latin-1",
      Uint8Array.from(`<?xml version='1.0' encoding='ISO-8859-1'?>${drawing}`, (sign) => sign.charCodeAt(0)),
    ],
  ])("%s is read", (_name, bytes) => {
    expect(svgText(bytes)).toBe(drawing);
  });

  it("begins at its root, whatever comes before", () => {
    const before = `<?xml version="1.0"?><?xml-stylesheet href="data:text/css,*{}"?><!-- ${"long ".repeat(3_000)} -->`;
    expect(svgText(utf8(`${before}<!DOCTYPE svg [<!-- it's > --> <?b '> ?>]>\n${drawing}`))).toBe(drawing);
  });

  it("has its abbreviations at length, as drawing programs write them", () => {
    const type = `<!DOCTYPE svg [ <!ENTITY ns_svg "http://www.w3.org/2000/svg"> <!ENTITY two '"2"'> ]>`;
    expect(svgText(utf8(`${type}<svg xmlns="&ns_svg;" a="&two;">&amp;&none;</svg>`))).toBe(
      `<svg xmlns="http://www.w3.org/2000/svg" a="&quot;2&quot;">&amp;&none;</svg>`,
    );
  });

  it("never holds elements that its document type would have slipped in", () => {
    const type = `<!DOCTYPE svg [<!ENTITY a "<script/>"><!ENTITY b "&#60;use/>"><!ENTITY c "&a;&a;"><!ENTITY % d "e">]>`;
    expect(svgText(utf8(`${type}<svg>&a;&b;&c;%d;</svg>`))).toBe("<svg>&a;&b;&c;%d;</svg>");
  });

  it("is not grown beyond measure by them", () => {
    const type = `<!DOCTYPE svg [<!ENTITY a "${"x".repeat(300)}">]>`;
    expect(svgText(utf8(`${type}<svg>${"&a;".repeat(100_000)}</svg>`))).toBeUndefined();
  });

  it.each(["", "no tag", "<!-- <svg/>", "<!DOCTYPE svg [<svg/>"])("is none in %j", (source) => {
    expect(svgText(utf8(source))).toBeUndefined();
  });

  it("is none in an encoding that nobody knows", () => {
    expect(svgText(utf8(`<?xml version="1.0" encoding="sillages-8"?>${drawing}`))).toBeUndefined();
  });
});
