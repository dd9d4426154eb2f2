import { readFileSync } from "node:fs";
import { extname } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { contentTypes, isText } from "./contentTypes.ts";

/** The bytes of `text` once compressed by a host that compresses as well as it can. */
export function brotliBytes(text: Buffer | string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

/** Tells what a file of `folder` weighs when it travels: text in brotli, the rest as it is. */
export function bytesIn(folder: string): (file: string) => number {
  const known = new Map<string, number>();
  return (file) => {
    const bytes = known.get(file) ?? measure(folder + file.replace(/^\//, ""));
    known.set(file, bytes);
    return bytes;
  };
}

function measure(path: string): number {
  const bytes = readFileSync(path);
  return isText(contentTypes[extname(path)] ?? "") ? brotliBytes(bytes) : bytes.length;
}
