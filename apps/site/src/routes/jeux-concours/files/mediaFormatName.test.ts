import { expect, test } from "vitest";
import { mediaFormatName } from "./mediaFormatName.ts";

const file = (head: string) => new Blob([Uint8Array.from(head, (sign) => sign.charCodeAt(0))]);

test.each([
  ["\xff\xd8\xff\xe0\0\x10JFIF", "JPG"],
  ["\x89PNG\r\n\x1a\n\0\0\0\r", "PNG"],
  ["\0\0\0\x18ftypisom\0\0", "MP4"],
  ["\0\0\0\x18ftypmp42\0\0", "MP4"],
  ["\0\0\0\x14ftypqt  \0\0", "MOV"],
  ["\0\0\0\x18ftypheic\0\0", "HEIC"],
  ["\0\0\0\x1cftypavif\0\0", "AVIF"],
  ["GIF89a\0\0\0\0\0\0", "GIF"],
  ["RIFF\0\0\0\0WEBPVP8 ", "WebP"],
  ["\x1aE\xdf\xa3\0\0\0\0\0\0\0\0", "WebM"],
])("tells %j by its first bytes", async (head, format) => {
  expect(await mediaFormatName(file(head))).toBe(format);
});

test.each(["", "\xff", "Une photo de la mer", "\0\0\0\0moov\0\0\0\0"])(
  "tells nothing of %j",
  async (head) => {
    expect(await mediaFormatName(file(head))).toBeUndefined();
  },
);
