import { createHash } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { compressors } from "./compress.ts";
import { contentTypes, isText } from "./contentTypes.ts";

/** Smaller files fit in one packet: compressing them gains nothing. */
const SMALLEST_BYTES = 256;

/** A cache by content: most drawings are the same from one build to the next. */
const kept = fileURLToPath(new URL("../.cache/compressed/", import.meta.url));

async function compressed(
  bytes: Buffer,
  { compress, extension }: (typeof compressors)["br"],
): Promise<Buffer> {
  const path = kept + createHash("sha256").update(bytes).digest("hex") + extension;
  const known = await readFile(path).catch(() => undefined);
  if (known) return known;
  const made = await compress(bytes);
  await writeFile(path, made);
  return made;
}

/** Writes the compressed forms of each text of `files` beside it, where they are smaller. */
export async function compressFiles(folder: string, files: readonly string[]): Promise<void> {
  await mkdir(kept, { recursive: true });
  const texts = files.filter((file) => isText(contentTypes[extname(file)] ?? ""));
  await Promise.all(
    texts.map(async (file) => {
      const path = join(folder, file);
      const bytes = await readFile(path);
      for (const compressor of Object.values(compressors)) {
        const made = bytes.length < SMALLEST_BYTES ? bytes : await compressed(bytes, compressor);
        if (made.length < bytes.length) await writeFile(path + compressor.extension, made);
        else await rm(path + compressor.extension, { force: true });
      }
    }),
  );
}
