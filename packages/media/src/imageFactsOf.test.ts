import { describe, expect, test } from "vitest";
import { crc32 } from "./crc32.ts";
import { imageFactsOf, imageFormatOf } from "./imageFactsOf.ts";

const text = (words: string) => new TextEncoder().encode(words);
const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === "string" ? [...text(part)] : part)));

const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const chunk = (name: string, data: number[] = []) => {
  const sum = crc32(bytes(name, data));
  return [0, 0, 0, data.length, ...text(name), ...data, ...[24, 16, 8, 0].map((by) => (sum >>> by) & 255)];
};
const header = chunk("IHDR", [0, 0, 1, 0x40, 0, 0, 0, 0xf0, 8, 6, 0, 0, 0]);

describe("the format", () => {
  test.each([
    ["png", bytes(pngStart)],
    ["jpeg", bytes([0xff, 0xd8, 0xff, 0xe0])],
    ["webp", bytes("RIFF", [0, 0, 0, 0], "WEBP")],
    ["svg", text("<svg xmlns='http://www.w3.org/2000/svg'/>")],
    ["svg", text("\uFEFF<?xml version='1.0'?>\n<!-- Atelier --><svg width='3'/>")],
  ])("%s is told by the first bytes", (format, file) => {
    expect(imageFormatOf(file)).toBe(format);
  });

  test.each([
    ["a text that calls itself PNG", text("Bonjour, ceci n’est pas une image.")],
    ["a web page that holds a drawing", text("<!DOCTYPE html><html><svg></svg></html>")],
    ["a GIF", text("GIF89a")],
    ["nothing", bytes()],
  ])("%s is none", (_name, file) => {
    expect(imageFormatOf(file)).toBeUndefined();
  });
});

test("the end of every PNG has the sum that everybody knows", () => {
  expect(crc32(text("IEND"))).toBe(0xae426082);
});

describe("a PNG", () => {
  test("says its size, and that its end is there", () => {
    expect(imageFactsOf("png", bytes(pngStart, header, chunk("IDAT", [1, 2]), chunk("IEND")))).toEqual({
      width: 320,
      height: 240,
      animated: false,
      cmyk: false,
      whole: true,
    });
  });
  test("that was cut says so", () => {
    expect(imageFactsOf("png", bytes(pngStart, header, [0, 0, 9, 9], "IDAT"))?.whole).toBe(false);
  });
  test("with one damaged dot says so", () => {
    const damaged = bytes(pngStart, header, chunk("IDAT", [1, 2]), chunk("IEND"));
    damaged[pngStart.length + header.length + 8]! ^= 1;
    expect(imageFactsOf("png", damaged)?.whole).toBe(false);
  });
  test("that moves says so", () => {
    const file = bytes(pngStart, header, chunk("acTL", [0, 0, 0, 2, 0, 0, 0, 0]), chunk("IEND"));
    expect(imageFactsOf("png", file)?.animated).toBe(true);
  });
  test("without a header says nothing", () => {
    expect(imageFactsOf("png", bytes(pngStart, [0, 0]))).toBeUndefined();
  });
});

describe("a JPEG", () => {
  const frame = (components: number) =>
    [0xff, 0xc0, 0, 8 + 3 * components, 8, 0, 200, 1, 0x90, components].concat(Array(3 * components).fill(0));
  const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 7, 0xff, 0, 7];
  const file = (components: number, end = [0xff, 0xd9], fill: number[] = []) =>
    bytes([0xff, 0xd8], [0xff, 0xe0, 0, 4, 1, 1], fill, frame(components), scan, end);

  test("says its size after the segments that come first", () => {
    expect(imageFactsOf("jpeg", file(3))).toMatchObject({
      width: 400,
      height: 200,
      cmyk: false,
      whole: true,
    });
  });
  test("in four inks says so", () => {
    expect(imageFactsOf("jpeg", file(4))?.cmyk).toBe(true);
  });
  test("that was cut says so", () => {
    expect(imageFactsOf("jpeg", file(3, []))?.whole).toBe(false);
  });
  test("with bytes that fill before a marker, or a film after its end, is as sound", () => {
    const sound = imageFactsOf("jpeg", file(3));
    expect(imageFactsOf("jpeg", file(3, [0xff, 0xd9], [0xff, 0xff]))).toEqual(sound);
    expect(imageFactsOf("jpeg", file(3, [0xff, 0xd9].concat(Array(5000).fill(1))))).toEqual(sound);
  });
  test("without a frame says nothing", () => {
    expect(imageFactsOf("jpeg", bytes([0xff, 0xd8, 0xff, 0xe0, 0, 2]))).toBeUndefined();
  });
});

describe("a WebP", () => {
  const file = (name: string, data: number[]) =>
    bytes("RIFF", [data.length + 12, 0, 0, 0], "WEBP", name, [data.length, 0, 0, 0], data);

  test("with layers says its size and whether it moves", () => {
    const still = [0, 0, 0, 0, 0x3f, 1, 0, 0xef, 0, 0];
    const facts = { width: 320, height: 240, animated: false, whole: true };
    expect(imageFactsOf("webp", file("VP8X", still))).toMatchObject(facts);
    expect(imageFactsOf("webp", file("VP8X", [2, ...still.slice(1)]))?.animated).toBe(true);
  });
  test("without loss says its size", () => {
    const size = 319 | (239 << 14);
    const data = [0x2f, size & 255, (size >> 8) & 255, (size >> 16) & 255, (size >> 24) & 255];
    expect(imageFactsOf("webp", file("VP8L", data))).toMatchObject({ width: 320, height: 240 });
  });
  test("with loss says its size", () => {
    const data = [0, 0, 0, 0x9d, 1, 0x2a, 0x40, 1, 0xf0, 0];
    expect(imageFactsOf("webp", file("VP8 ", data))).toMatchObject({ width: 320, height: 240 });
  });
  test("that was cut says so", () => {
    expect(imageFactsOf("webp", file("VP8L", [0x2f, 0, 0, 0, 0]).subarray(0, -2))).toBeUndefined();
  });
});
