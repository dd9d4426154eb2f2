import { spelled, viewOf } from "./bytes.ts";
import type { ImageFacts } from "./imageFacts.ts";

/** RFC 9649: the first chunk is `VP8X`, `VP8L` or `VP8 `. */
export function webpFacts(bytes: Uint8Array): ImageFacts | undefined {
  const view = viewOf(bytes);
  const whole = bytes.length >= view.getUint32(4, true) + 8;
  const of = (width: number, height: number, animated = false) => ({
    width,
    height,
    animated,
    cmyk: false,
    whole,
  });
  const third = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
  switch (spelled(bytes, 12, 16)) {
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
