// What the first bytes of a file say of it, whatever its name: a picture is not opened before it is known to be one.

import { crc32 } from "./crc32.ts";

export type ImageFormat = "png" | "jpeg" | "webp" | "svg";

/** What is known of a picture of dots without opening it. */
export interface ImageFacts {
  width: number;
  height: number;
  animated: boolean;
  /** In four inks, for a press. */
  cmyk: boolean;
  /** Its end is there, and nothing is damaged as far as its format can tell. */
  whole: boolean;
}

const startsWith = (bytes: Uint8Array, signature: readonly number[], from = 0) =>
  signature.every((byte, at) => bytes[from + at] === byte);

const letters = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/** The format of a file, told by its first bytes; nothing when it is none of the four. */
export function formatOf(bytes: Uint8Array): ImageFormat | undefined {
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return "png";
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return "jpeg";
  if (letters(bytes, 0, 4) === "RIFF" && letters(bytes, 8, 12) === "WEBP") return "webp";
  const text = new TextDecoder().decode(bytes.subarray(0, 4_000)).replace(/^\uFEFF/, "");
  return /^\s*<(?:\?xml|!--|!DOCTYPE svg|svg[\s>])/i.test(text) && /<svg[\s>]/i.test(text)
    ? "svg"
    : undefined;
}

/** What the header of `bytes` says; nothing when it is damaged. */
export function factsOf(format: Exclude<ImageFormat, "svg">, bytes: Uint8Array): ImageFacts | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return { png: pngFacts, jpeg: jpegFacts, webp: webpFacts }[format](bytes, view);
  } catch {
    // A header that ends before its own words.
    return undefined;
  }
}

/** https://www.w3.org/TR/png-3/ */
function pngFacts(bytes: Uint8Array, view: DataView): ImageFacts {
  let animated = false;
  let whole = false;
  for (let at = 8; at + 12 <= bytes.length && !whole;) {
    const end = at + 8 + view.getUint32(at);
    // Browsers draw what they can of a damaged picture, without a word.
    if (view.getUint32(end) !== crc32(bytes.subarray(at + 4, end))) break;
    const chunk = letters(bytes, at + 4, at + 8);
    animated ||= chunk === "acTL";
    whole = chunk === "IEND";
    at = end + 4;
  }
  return { width: view.getUint32(16), height: view.getUint32(20), animated, cmyk: false, whole };
}

/** ITU-T T.81, B.2: segments up to the frame header, which gives height, width and components. */
function jpegFacts(bytes: Uint8Array, view: DataView): ImageFacts | undefined {
  const tail = bytes.subarray(-1_024);
  const whole = tail.some((byte, at) => byte === 0xff && tail[at + 1] === 0xd9);
  for (let at = 2; at + 9 < bytes.length; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (!isFrame) continue;
    return {
      width: view.getUint16(at + 7),
      height: view.getUint16(at + 5),
      animated: false,
      cmyk: view.getUint8(at + 9) === 4,
      whole,
    };
  }
  return undefined;
}

/** RFC 9649: the first chunk is `VP8X`, `VP8L` or `VP8 `. */
function webpFacts(bytes: Uint8Array, view: DataView): ImageFacts | undefined {
  const whole = bytes.length >= view.getUint32(4, true) + 8;
  const of = (width: number, height: number, animated = false) => ({
    width,
    height,
    animated,
    cmyk: false,
    whole,
  });
  const third = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
  switch (letters(bytes, 12, 16)) {
    case "VP8X":
      return of(third(24) + 1, third(27) + 1, (view.getUint8(20) & 2) !== 0);
    case "VP8L": {
      const bits = view.getUint32(21, true);
      return of((bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1);
    }
    case "VP8 ":
      return of(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
    default:
      return undefined;
  }
}
