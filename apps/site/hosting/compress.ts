import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Encoding } from "./conditions.ts";

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)];

/** How each encoding is made, at its strongest setting, and the extension that it adds to the name of a file. */
export const compressors: Readonly<
  Record<Encoding, { extension: string; compress: (bytes: Buffer) => Promise<Buffer> }>
> = {
  br: {
    extension: ".br",
    compress: (bytes) =>
      brotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
  },
  gzip: { extension: ".gz", compress: (bytes) => gzipped(bytes, { level: constants.Z_BEST_COMPRESSION }) },
};
