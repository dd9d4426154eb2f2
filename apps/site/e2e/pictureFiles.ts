// Files that a visitor may choose, made here dot by dot: what a page says of a picture depends on its bytes.
import { crc32, deflateSync } from "node:zlib";

/** A file as a field takes it. */
export const file = (name: string, buffer: Buffer, mimeType = "image/png") => ({ name, mimeType, buffer });

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

export const night = [11, 35, 65, 255] as const;
export const white = [255, 255, 255, 255] as const;

/** A PNG of one colour (red, green, blue, alpha), whose header may say another size. */
export function png(
  width: number,
  height: number,
  colour: readonly number[] = night,
  said = { width, height },
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(said.width);
  header.writeUInt32BE(said.height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const row = Buffer.concat([Buffer.of(0), Buffer.alloc(4 * width, Buffer.from(colour))]);
  const rows = Buffer.alloc(height * row.length, row);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
