import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { dist } from "../built/dist.ts";

const texts = new Set([".html", ".js", ".rsc", ".css"]);

/** The name that the build of `html` bears. */
const versionIn = (html: string) => /data-version="([^"]+)"/.exec(html)?.[1];

/**
 * A copy of the built site as another build would have left it: the same words, and other names for the build and for each of its
 * scripts, wherever they are named.
 *
 * @param mark - Four letters or figures, which the names end with instead of their own.
 */
export function anotherBuild(mark: string): { folder: string; version: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), "sillages-build-"));
  cpSync(dist, folder, { recursive: true, filter: (file) => !/\.(?:br|gz|pdf|zip)$/.test(file) });
  const version = versionIn(readFileSync(join(folder, "index.html"), "utf8"));
  if (!version) throw new Error("The built site does not say which build it is.");
  const scripts = readdirSync(join(folder, "assets")).flatMap(
    (file) => /-([\w-]{8})\.js$/.exec(file)?.[1] ?? [],
  );
  const renamed = (text: string) =>
    [version, ...scripts].reduce((now, name) => now.replaceAll(name, name.slice(0, -4) + mark), text);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && texts.has(extname(file))) writeFileSync(file, renamed(readFileSync(file, "utf8")));
  }
  for (const file of readdirSync(join(folder, "assets")))
    renameSync(join(folder, "assets", file), join(folder, "assets", renamed(file)));
  renameSync(join(folder, "pages", version), join(folder, "pages", renamed(version)));
  return {
    folder,
    version: renamed(version),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
