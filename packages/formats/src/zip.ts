/** A file of an archive, by its path inside. */
export interface ZipEntry {
  readonly path: string;
  readonly text: string;
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc;
});

/** The checksum that archives ask for (CRC-32, ISO 3309). */
function checksum(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return ~crc >>> 0;
}

/** Numbers as they stand in an archive: the least significant byte first, two or four bytes each. */
function fields(...numbers: readonly (readonly [size: 2 | 4, value: number])[]): Uint8Array {
  const bytes = numbers.flatMap(([size, value]) =>
    Array.from({ length: size }, (_, at) => (value >>> (8 * at)) & 0xff),
  );
  return Uint8Array.from(bytes);
}

/** Version 2.0, names in UTF-8, stored as they are; the first day that an archive can tell, so that the same texts give the same bytes. */
const STORED = [
  [2, 20],
  [2, 0x0800],
  [2, 0],
  [2, 0],
  [2, 0x0021],
] as const;

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/**
 * An archive of texts, not compressed.
 *
 * @see https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
 */
export function zip(entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const bodies: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { path, text } of entries) {
    const [name, data] = [encoder.encode(path), encoder.encode(text)];
    const sizes = [
      [4, checksum(data)],
      [4, data.length],
      [4, data.length],
      [2, name.length],
      [2, 0],
    ] as const;
    const body = joined([fields([4, 0x04034b50], ...STORED, ...sizes), name, data]);
    const nowhere = [
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
    ] as const;
    directory.push(fields([4, 0x02014b50], [2, 20], ...STORED, ...sizes, ...nowhere, [4, offset]), name);
    bodies.push(body);
    offset += body.length;
  }
  const index = joined(directory);
  const count = entries.length;
  const end = fields(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, index.length],
    [4, offset],
    [2, 0],
  );
  return joined([...bodies, index, end]);
}
