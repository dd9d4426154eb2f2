import { describe, expect, it } from "vitest";
import { childrenOf, readXml } from "./fixtures.ts";
import { jpegWithXmp, xmp } from "./xmp.ts";

const note = {
  caption: "Deux bateaux <à l’aube> & un phare",
  alt: "Deux voiliers devant un phare.",
  credit: "Image de synthèse © Embruns",
  terms: "https://www.embruns.example/presse?a=1&b=2",
};

/** The parts of a JPEG up to its picture: the marker of each, and what it holds. */
function segmentsOf(jpeg: Uint8Array) {
  const view = new DataView(jpeg.buffer);
  const segments: { marker: number; bytes: Uint8Array }[] = [];
  for (let at = 2; view.getUint16(at) !== 0xffda; at += 2 + view.getUint16(at + 2))
    segments.push({
      marker: view.getUint16(at),
      bytes: jpeg.subarray(at + 4, at + 2 + view.getUint16(at + 2)),
    });
  return segments;
}

const jfif = [0xff, 0xe0, 0, 7, 0x4a, 0x46, 0x49, 0x46, 0];
const rest = [0xff, 0xdb, 0, 3, 9, 0xff, 0xda, 1, 2, 3];

describe("a packet of XMP", () => {
  it("holds the caption, the credit, the text alternative and the terms, each in its property", () => {
    const [rdf] = childrenOf(readXml(xmp(note)), "rdf:RDF");
    const [description] = childrenOf(rdf!, "rdf:Description");
    const said = (name: string) => childrenOf(description!, name).map(({ text }) => text.trim());
    expect(said("dc:description")).toEqual([note.caption]);
    expect(said("dc:rights")).toEqual([note.credit]);
    expect(said("photoshop:Credit")).toEqual([note.credit]);
    expect(said("Iptc4xmpCore:AltTextAccessibility")).toEqual([note.alt]);
    expect(said("xmpRights:WebStatement")).toEqual([note.terms]);
  });
});

describe("a JPEG that bears one", () => {
  it.each([
    ["after the segment of JFIF", jfif],
    ["first where there is none", []],
  ])("has it %s, and the rest as it was", (_, head) => {
    const segments = segmentsOf(jpegWithXmp(Uint8Array.from([0xff, 0xd8, ...head, ...rest]), xmp(note)));
    expect(segments.map(({ marker }) => marker)).toEqual([
      ...(head.length > 0 ? [0xffe0] : []),
      0xffe1,
      0xffdb,
    ]);
    const held = new TextDecoder().decode(segments.find(({ marker }) => marker === 0xffe1)?.bytes);
    expect(held).toBe(`http://ns.adobe.com/xap/1.0/\0${xmp(note)}`);
  });

  it("is refused where it is no JPEG, or the packet too long", () => {
    expect(() => jpegWithXmp(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0]), "")).toThrow("no JPEG");
    const jpeg = Uint8Array.from([0xff, 0xd8, ...rest]);
    expect(() => jpegWithXmp(jpeg, "é".repeat(32_753))).toThrow("too long");
    expect(jpegWithXmp(jpeg, "é".repeat(32_752))).toHaveLength(jpeg.length + 2 + 0xffff);
  });
});
