import { createRequire } from "node:module";
import { dirname } from "node:path";
import type { Plugin } from "vite";

const router = dirname(createRequire(import.meta.url).resolve("react-router/package.json"));

/** The replacements that let the bundler drop unused code, each with how many matches there must be at least. */
const patches = [
  // Naming a component for developer tools keeps the component.
  { pattern: /^\w+\.displayName = "[^"]*";$/gm, by: "", least: 10 },
  // Calls of React that have no side effect, which the bundler does not know.
  { pattern: /(?<== )(?=React\d*\.(?:forwardRef|memo|createContext)\()/g, by: "/* @__PURE__ */ ", least: 10 },
  // `contextType`, assigned after a class, keeps the class and all that it calls: as a static field it does not.
  {
    pattern: /^(var (\w+) = class extends .*\{)([\s\S]*?)^\2\.contextType = (\w+);$/gm,
    by: "$1 static contextType = $4;$3",
    least: 1,
  },
];

/**
 * Lets the bundler leave out the parts of the router that the site does not use, its links, forms, scroll restoration and error
 * screens: 8 KiB of every woken page (brotli). It patches somebody else's code: a release of the router that is written otherwise
 * fails the build.
 */
export function routerTreeShaking(): Plugin {
  const found = patches.map(() => 0);
  return {
    name: "sillages:router-tree-shaking",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    buildStart: () => void found.fill(0),
    transform: (code, id) => {
      if (!id.startsWith(router)) return undefined;
      const patched = patches.reduce((text, { pattern, by }, at) => {
        found[at] = (found[at] ?? 0) + [...text.matchAll(pattern)].length;
        return text.replace(pattern, by);
      }, code);
      return { code: patched, map: null };
    },
    buildEnd(error) {
      const lost = patches.filter(({ least }, at) => (found[at] ?? 0) < least);
      if (!error && lost.length > 0)
        this.error(
          `The router is no longer written as pipeline/routerTreeShaking.ts reads it: ${lost.map(({ pattern }) => pattern).join(", ")}.`,
        );
    },
  };
}
