import { globSync, readFileSync } from "node:fs";

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
}

/** What Vite's build manifest knows of the browser's scripts. */
export interface ClientFiles {
  /** The script that brings a page to life. */
  entry: string;
  /** Every script that `files` import, themselves included, from the site's root. */
  withImports: (files: readonly string[]) => string[];
  /** Those that they ask for later. */
  later: (files: readonly string[]) => string[];
}

const address = (file: string) => `/${file}`;

export function readClientFiles(folder: string): ClientFiles {
  const manifest = JSON.parse(readFileSync(`${folder}.vite/manifest.json`, "utf8")) as Record<string, Chunk>;
  const chunks = new Map(Object.values(manifest).map((chunk) => [address(chunk.file), chunk]));
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry);
  if (!entry) throw new Error("The build has no entry for the browser.");

  const filesOf = (keys: readonly string[] = []) =>
    keys.flatMap((key) => (manifest[key] ? [address(manifest[key].file)] : []));
  const collect = (files: readonly string[], next: (chunk: Chunk) => readonly string[]): string[] => {
    const seen = new Set<string>();
    const visit = (file: string) => {
      if (seen.has(file)) return;
      seen.add(file);
      const chunk = chunks.get(file);
      if (chunk) next(chunk).forEach(visit);
    };
    files.forEach(visit);
    return [...seen];
  };
  return {
    entry: address(entry.file),
    withImports: (files) => collect(files, (chunk) => filesOf(chunk.imports)),
    later: (files) =>
      collect(files, (chunk) =>
        filesOf([...(chunk.imports ?? []), ...(chunk.isEntry ? [] : (chunk.dynamicImports ?? []))]),
      ),
  };
}

/** The fonts of the site: every page asks for them. */
export const fontsIn = (folder: string): string[] =>
  globSync("assets/*.woff2", { cwd: folder }).toSorted().map(address);
