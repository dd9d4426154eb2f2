import type { Plugin } from "vite";
import { isBrowserBuild } from "./browserBuild.ts";

const second = "\0sillages:second-entry";

/**
 * Brings the module `entry` in one file with the shell: a request less for each page. A group of chunks takes what two files ask
 * for (build/chunks.ts); this asks a second time, in a file that is not published.
 */
export function entryInShell(entry: string): Plugin {
  return {
    name: "sillages:entry-in-shell",
    apply: isBrowserBuild,
    buildStart() {
      this.emitFile({ type: "chunk", id: second });
    },
    resolveId: (id) => (id === second ? id : undefined),
    load: (id) => (id === second ? `import ${JSON.stringify(entry)};` : undefined),
    generateBundle(_, bundle) {
      for (const [file, chunk] of Object.entries(bundle)) {
        if (chunk.type === "chunk" && chunk.facadeModuleId === second) delete bundle[file];
      }
    },
  };
}
