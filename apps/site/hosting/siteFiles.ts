import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { compressors } from "./compress.ts";
import type { Encoding } from "./conditions.ts";

/** A file of the site, kept in memory. */
export interface Stored {
  modified: number;
  bytes: Buffer;
  etag: string;
  compressed: Map<Encoding, Promise<Buffer>>;
}

/** The page that stands for what is not there. */
export const notFound = "/404.html";

export const withoutFinalSlash = (path: string) => path.replace(/(.)\/$/, "$1");

/** The files of `folder`, each read once; one that changes on the disk is read again. */
export function siteFiles(folder: string) {
  const store = new Map<string, Stored>();

  /** The file of that very name. */
  async function load(file: string): Promise<Stored | undefined> {
    const found = await stat(join(folder, file)).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const known = store.get(file);
    if (known?.modified === found.mtimeMs) return known;
    const bytes = await readFile(join(folder, file));
    const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 16)}"`;
    const stored = { modified: found.mtimeMs, bytes, etag, compressed: new Map() };
    store.set(file, stored);
    return stored;
  }

  /** The file that is asked for at `path`, and its name: a page is asked for without its extension. */
  async function find(path: string | undefined): Promise<[string, Stored] | undefined> {
    if (path === undefined) return undefined;
    const bare = withoutFinalSlash(path);
    for (const file of bare === "/" ? ["/index.html"] : [bare, `${bare}.html`]) {
      const stored = file === notFound ? undefined : await load(file);
      if (stored) return [file, stored];
    }
    return undefined;
  }

  /** The bytes of a file as they travel: those that the build compressed, where it did. */
  async function packed(file: string, stored: Stored, encoding: Encoding): Promise<Buffer> {
    const { compress, extension } = compressors[encoding];
    const known =
      stored.compressed.get(encoding) ??
      load(file + extension).then((built) =>
        built && built.modified >= stored.modified ? built.bytes : compress(stored.bytes),
      );
    stored.compressed.set(encoding, known);
    return known;
  }

  return { load, find, packed };
}
