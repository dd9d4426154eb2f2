import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const packages = fileURLToPath(new URL("../../../packages/", import.meta.url));

/**
 * While the site is being worked on: follows the folders of the packages. Vite follows each file outside its root by itself, and
 * loses one that is replaced: by Git, or by an editor that writes beside it.
 */
export function packageSources(): Plugin {
  return {
    name: "sillages:package-sources",
    apply: "serve",
    configureServer: ({ watcher }) =>
      void watcher.add(globSync("*/{src,generated}", { cwd: packages }).map((folder) => packages + folder)),
  };
}
