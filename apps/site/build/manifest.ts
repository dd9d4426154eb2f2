import { readFileSync } from "node:fs";

interface Chunk {
  file: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
}

/** What Vite's build manifest knows: each source module and the files that it became. */
export type Manifest = Record<string, Chunk>;

export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(`${folder}.vite/manifest.json`, "utf8")) as Manifest;
}

export interface PageFiles {
  /** In the order in which the style sheets must apply. */
  css: string[];
  js: string[];
  fonts: string[];
}

/** The files that a page needs: those of `sources` and of everything they import, each once, imports first. */
export function filesOf(manifest: Manifest, sources: readonly string[]): PageFiles {
  const seen = new Set<string>();
  const css = new Set<string>();
  const js = new Set<string>();
  const fonts = new Set<string>();

  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}: is it imported by the client entry?`);
    chunk.imports?.forEach(visit);
    chunk.css?.forEach((file) => css.add(file));
    js.add(chunk.file);
    chunk.assets?.filter((file) => file.endsWith(".woff2")).forEach((file) => fonts.add(file));
  };
  sources.forEach(visit);

  return { css: [...css], js: [...js], fonts: [...fonts] };
}
