import { readFileSync } from "node:fs";

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}

/** What Vite's build manifest knows: each source module and the file that it became. */
export type Manifest = Record<string, Chunk>;

export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(`${folder}.vite/manifest.json`, "utf8")) as Manifest;
}

/** The file that `source` became. */
export function fileOf(manifest: Manifest, source: string): string {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build has no ${source}: is it imported by the client entry?`);
  return chunk.file;
}

function collect(
  manifest: Manifest,
  sources: readonly string[],
  next: (chunk: Chunk | undefined) => readonly string[],
): string[] {
  const scripts = new Set<string>();
  const seen = new Set<string>();
  const visit = (source: string) => {
    if (seen.has(source)) return;
    seen.add(source);
    const file = fileOf(manifest, source);
    next(manifest[source]).forEach(visit);
    scripts.add(file);
  };
  sources.forEach(visit);
  return [...scripts];
}

/** The scripts that `sources` need, with everything they import, each once, imports first. */
export const scriptsOf = (manifest: Manifest, sources: readonly string[]): string[] =>
  collect(manifest, sources, (chunk) => chunk?.imports ?? []);

/** The scripts that `sources` need, and those that they can ask for later; not those of `others`, which are other pages. */
export const reachOf = (
  manifest: Manifest,
  sources: readonly string[],
  others: readonly string[],
): string[] =>
  collect(manifest, sources, (chunk) => {
    const later = chunk?.dynamicImports?.filter((source) => !others.includes(source)) ?? [];
    return [...(chunk?.imports ?? []), ...later];
  });

/** The fonts of the site: every page asks for them. */
export function fontsOf(manifest: Manifest): string[] {
  return Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => file.endsWith(".woff2"));
}
