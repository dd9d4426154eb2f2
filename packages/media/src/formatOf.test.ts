import { describe, expect, it } from "vitest";
import { formatOf, HEAD_BYTES } from "./formatOf.ts";

const bytes = (head: string) => Uint8Array.from(head, (sign) => sign.charCodeAt(0));
const text = (words: string) => new TextEncoder().encode(words);

describe("the format of a file", () => {
  it.each([
    ["\xff\xd8\xff\xe0\0\x10JFIF", "jpeg"],
    ["\x89PNG\r\n\x1a\n\0\0\0\r", "png"],
    ["\0\0\0\x18ftypisom\0\0", "mp4"],
    ["\0\0\0\x18ftypmp42\0\0", "mp4"],
    ["\0\0\0\x14ftypqt  \0\0", "mov"],
    ["\0\0\0\x18ftypheic\0\0", "heic"],
    ["\0\0\0\x1cftypavif\0\0", "avif"],
    ["\0\0\0\x1cftypM4A \0\0", "m4a"],
    ["GIF89a\0\0\0\0\0\0", "gif"],
    ["BM\0\0\0\0", "bmp"],
    ["II*\0\0\0", "tiff"],
    ["MM\0*\0\0", "tiff"],
    ["%PDF-1.7", "pdf"],
    ["RIFF\0\0\0\0WEBPVP8 ", "webp"],
    ["RIFF\0\0\0\0AVI LIST", "avi"],
    ["\x1aE\xdf\xa3\0\0\0\0\0\0\0\0", "webm"],
  ])("is told by its first bytes: %j", (head, format) => {
    expect(formatOf(bytes(head))).toBe(format);
  });

  it.each([
    "<svg xmlns='http://www.w3.org/2000/svg'/>",
    "\uFEFF<?xml version='1.0'?>\n<!-- Atelier --><svg width='3'/>",
    `<svg:svg xmlns:svg="http://www.w3.org/2000/svg"/>`,
    "\n<!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' ''><svg>",
  ])("is a drawing, after what may come before one: %j", (drawing) => {
    expect(formatOf(text(drawing))).toBe("svg");
  });

  it.each([
    ["its low bytes first", "\xff\xfe", (sign: string) => `${sign}\0`],
    ["its high bytes first", "\xfe\xff", (sign: string) => `\0${sign}`],
    ["without a mark", "", (sign: string) => `${sign}\0`],
  ])("is a drawing in letters of two bytes, %s", (_name, mark, written) => {
    const drawing = [..."<?xml version='1.0' encoding='UTF-16'?><svg/>"].map(written).join("");
    expect(formatOf(bytes(mark + drawing))).toBe("svg");
  });

  it.each(["", "\xff", "Une photo de la mer", "\0\0\0\0moov\0\0\0\0", "RIFF\0\0\0\0WAVEfmt "])(
    "is not told by %j",
    (head) => {
      expect(formatOf(bytes(head))).toBeUndefined();
    },
  );

  it("is not that of a page which holds a drawing", () => {
    expect(formatOf(text("<!DOCTYPE html><html><svg></svg></html>"))).toBeUndefined();
  });

  it("is not that of a page which holds a drawing after a comment", () => {
    expect(formatOf(text("<!-- a --><html><svg></svg></html>"))).toBeUndefined();
  });

  it("of a drawing is told by its root, however far it stands", () => {
    const long = text(`<!-- ${" ".repeat(HEAD_BYTES)} --><svg/>`);
    expect(formatOf(long)).toBe("svg");
    expect(formatOf(long.subarray(0, HEAD_BYTES))).toBeUndefined();
  });
});
