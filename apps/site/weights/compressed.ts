import { existsSync, statSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { compressors } from "../hosting/compress.ts";

const known = new Map<string, number>();

/** The bytes of `text` once compressed by a host that compresses as well as it can. */
export function brotliBytes(text: string): number {
  const bytes =
    known.get(text) ??
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
      .length;
  known.set(text, bytes);
  return bytes;
}

/** Tells what a file of `folder` weighs when it travels: what `compressFiles` wrote beside it, or the file as it is. */
export const bytesIn =
  (folder: string) =>
  (file: string): number => {
    const path = folder + file.replace(/^\//, "");
    const travels = path + compressors.br.extension;
    return statSync(existsSync(travels) ? travels : path).size;
  };
