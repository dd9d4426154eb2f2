import { globSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import type { Plugin } from "vite";

const folder = fileURLToPath(new URL("../packages/content/generated/images/", import.meta.url));

const weightOf = (file: string) => {
  const source = readFileSync(file);
  return { raw: source.byteLength, sent: brotliCompressSync(source).byteLength };
};

/** Weighs the drawings of the content for their index, in bytes: as they are, and as a server sends them (brotli). */
export function drawingWeights(): Plugin {
  return {
    name: "sillages:drawing-weights",
    load: (id) => {
      if (!id.endsWith("/apps/site/src/stories/drawingWeights.ts")) return undefined;
      const weights = globSync(`${folder}**/*.svg`).map((file) => [
        relative(folder, file)
          .replaceAll("\\", "/")
          .replace(/\.svg$/, ""),
        weightOf(file),
      ]);
      return `export const weights = ${JSON.stringify(Object.fromEntries(weights))};`;
    },
  };
}
