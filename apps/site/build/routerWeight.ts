import { createRequire } from "node:module";
import { dirname } from "node:path";
import type { Plugin } from "vite";

const router = dirname(createRequire(import.meta.url).resolve("react-router/package.json"));

/** Statements that only name a component for developers' tools, yet keep the component in the bundle. */
const toolNames = /^\w+\.displayName = "[^"]*";$/gm;

/** React's functions that only describe something: what they describe can be left out when nothing uses it. */
const descriptions = /(?<== )(?=React\d*\.(?:forwardRef|memo|createContext)\()/g;

/** Lets the bundler leave out the parts of the router that the site does not use: its links, forms and scroll restoration. */
export function routerWeight(): Plugin {
  return {
    name: "sillages:router-weight",
    apply: "build",
    transform: (code, id) =>
      id.startsWith(router)
        ? { code: code.replace(toolNames, "").replace(descriptions, "/* @__PURE__ */ "), map: null }
        : undefined,
  };
}
