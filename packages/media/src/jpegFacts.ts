import { viewOf } from "./bytes.ts";
import type { ImageFacts } from "./imageFacts.ts";

/** ITU-T T.81, B.2: segments up to the frame header, which gives height, width and components. */
export function jpegFacts(bytes: Uint8Array): ImageFacts | undefined {
  const view = viewOf(bytes);
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
