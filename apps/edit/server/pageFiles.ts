// The files of the built page, and no other.
import { readFileSync } from "node:fs";
import { extname, join, normalize } from "node:path";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".woff2": "font/woff2",
  ".svg": "image/svg+xml",
};

export interface PageFile {
  readonly type: string;
  readonly content: Buffer;
}

/** What stands at the address `path` in the folder `page`; nothing when there is no such file, or none of the page. */
export function fileOfPage(page: string, path: string): PageFile | undefined {
  const file = join(page, normalize(path === "/" ? "/index.html" : path));
  const type = types[extname(file)];
  const content = file.startsWith(page) && type ? readIf(file) : undefined;
  return type && content ? { type, content } : undefined;
}

function readIf(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
