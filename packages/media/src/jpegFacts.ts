import { viewOf } from "./bytes.ts";
import type { ImageFacts } from "./imageFacts.ts";

const SCAN = 0xda;
const END = 0xd9;

/** ITU-T T.81, B.2: segments up to the first scan. The frame header gives height, width and components. */
export function jpegFacts(bytes: Uint8Array): ImageFacts | undefined {
  const view = viewOf(bytes);
  let frame: Omit<ImageFacts, "whole"> | undefined;
  for (let at = 2; at + 9 < bytes.length;) {
    const marker = view.getUint8(at + 1);
    // B.1.1.2: any marker may be preceded by bytes that fill.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === SCAN) return frame && { ...frame, whole: hasEnd(bytes, at) };
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      frame = {
        width: view.getUint16(at + 7),
        height: view.getUint16(at + 5),
        animated: false,
        cmyk: view.getUint8(at + 9) === 4,
      };
    }
    at += 2 + view.getUint16(at + 2);
  }
  return frame && { ...frame, whole: false };
}

/** Whether the scans that begin at `from` come to their end: in them no data reads as its marker. A telephone writes more after it. */
function hasEnd(bytes: Uint8Array, from: number): boolean {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1))
    if (bytes[at + 1] === END) return true;
  return false;
}
