import { createRequire } from "node:module";
import { dirname } from "node:path";
import type { Plugin } from "vite";

const router = dirname(createRequire(import.meta.url).resolve("react-router/package.json"));

/** Statements that only name a component for developers' tools, yet keep the component in the bundle. */
const toolNames = /^\w+\.displayName = "[^"]*";$/gm;

/** React's functions that only describe something: what they describe can be left out when nothing uses it. */
const descriptions = /(?<== )(?=React\d*\.(?:forwardRef|memo|createContext)\()/g;

/**
 * Lets the bundler leave out the parts of the router that the site does not use, its links, forms and scroll restoration: 7 KiB
 * of every woken page (brotli). It patches somebody else's code: a release of the router that is written otherwise fails the build.
 */
export function routerTreeShaking(): Plugin {
  let patched = 0;
  return {
    name: "sillages:router-tree-shaking",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    buildStart: () => void (patched = 0),
    transform: (code, id) => {
      if (!id.startsWith(router)) return undefined;
      patched += [...code.matchAll(toolNames), ...code.matchAll(descriptions)].length;
      return { code: code.replace(toolNames, "").replace(descriptions, "/* @__PURE__ */ "), map: null };
    },
    buildEnd(error) {
      if (!error && patched < 20)
        this.error(
          `The router is no longer written as pipeline/routerTreeShaking.ts reads it (${patched} matches).`,
        );
    },
  };
}
