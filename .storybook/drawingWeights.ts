import { globSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { filledModule } from "./filledModule.ts";

const folder = fileURLToPath(new URL("../packages/content/generated/images/", import.meta.url));

const weightOf = (file: string) => {
  const source = readFileSync(file);
  return { raw: source.byteLength, sent: brotliCompressSync(source).byteLength };
};

const weightsOfAll = () =>
  Object.fromEntries(
    globSync(`${folder}**/*.svg`).map((file) => [
      relative(folder, file)
        .replaceAll("\\", "/")
        .replace(/\.svg$/, ""),
      weightOf(file),
    ]),
  );

/** Weighs the drawings of the content for their index, in bytes: as they are, and as a server sends them (brotli). */
export const drawingWeights = () =>
  filledModule("/apps/site/src/stories/drawingWeights.ts", "weights", weightsOfAll);
