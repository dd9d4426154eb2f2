// The built site, as the tools that come after the build find it.
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder that a host serves. */
export const dist = fileURLToPath(new URL("../dist/", import.meta.url));

/** Where the editing page is, when it is published; no page of the site leads there. */
export const adminPage = "/admin.html";
export const adminFiles = "/admin";

/** A page of the build. */
export interface BuiltPage {
  /** From the folder that is served. Example: `/equipe.html`. */
  file: `/${string}`;
  html: string;
}

/** Every page and printed document of the build, in the order of their addresses. */
export function readPages(): BuiltPage[] {
  return globSync("**/*.html", { cwd: dist })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => `/${path}` !== adminPage)
    .toSorted()
    .map((path) => ({ file: `/${path}` as const, html: readFileSync(dist + path, "utf8") }));
}

/** Every file of the build that the world may ask for, but those that a host makes of others. */
export function readFiles(): `/${string}`[] {
  return globSync(["**/*", ".well-known/*"], { cwd: dist, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^_|\.(?:br|gz)$/.test(entry.name))
    .map((entry) => `/${relative(dist, join(entry.parentPath, entry.name)).replaceAll("\\", "/")}` as const)
    .filter((path) => !path.startsWith("/.vite/"))
    .toSorted();
}

/** Writes the published file at `path`, with its folders. */
export function publish(path: string, content: string | Uint8Array): void {
  const file = join(dist, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
