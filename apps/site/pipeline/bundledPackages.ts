import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** What the last build found, for what comes after it. */
const found = fileURLToPath(new URL("../.cache/bundled-packages.json", import.meta.url));

/** A chunk as bundlers describe it: the modules that it holds, and how much of each remains after tree-shaking. */
interface WrittenChunk {
  type: string;
  modules?: Readonly<Record<string, { renderedLength: number }>>;
}

/** The packages of others whose code is in `chunks`, in alphabetical order. */
export function packagesIn(chunks: readonly WrittenChunk[]): string[] {
  const names = chunks.flatMap(({ modules = {} }) =>
    Object.entries(modules)
      .filter(([, { renderedLength }]) => renderedLength > 0)
      .map(([id]) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll("\\", "/"))?.[1]),
  );
  return [...new Set(names)].filter((name) => name !== undefined).toSorted();
}

/** Keeps the names of the packages whose code browsers receive. */
export const bundledPackages = (): Plugin => ({
  name: "sillages:bundled-packages",
  generateBundle(_options, bundle) {
    if (this.environment.name !== "client") return;
    mkdirSync(dirname(found), { recursive: true });
    writeFileSync(found, JSON.stringify(packagesIn(Object.values(bundle))));
  },
});

export const readBundledPackages = () => JSON.parse(readFileSync(found, "utf8")) as string[];
