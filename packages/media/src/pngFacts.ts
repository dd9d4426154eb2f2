import { spelled, viewOf } from "./bytes.ts";
import { crc32 } from "./crc32.ts";
import type { ImageFacts } from "./imageFacts.ts";

/** https://www.w3.org/TR/png-3/ */
export function pngFacts(bytes: Uint8Array): ImageFacts {
  const view = viewOf(bytes);
  let animated = false;
  let whole = false;
  for (let at = 8; at + 12 <= bytes.length && !whole;) {
    const end = at + 8 + view.getUint32(at);
    // Browsers draw what they can of a damaged picture, without a word.
    if (view.getUint32(end) !== crc32(bytes.subarray(at + 4, end))) break;
    const chunk = spelled(bytes, at + 4, at + 8);
    animated ||= chunk === "acTL";
    whole = chunk === "IEND";
    at = end + 4;
  }
  return { width: view.getUint32(16), height: view.getUint32(20), animated, cmyk: false, whole };
}
