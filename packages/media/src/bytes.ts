/** The characters that bytes spell in Latin-1: one byte, one character. */
export const spelled = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/** What reads numbers of two and four bytes in `bytes`; throws a `RangeError` beyond their end. */
export const viewOf = ({ buffer, byteLength, byteOffset }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength);
