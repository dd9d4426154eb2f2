import type { Plugin } from "vite";

/**
 * Lets `import()` be itself. Vite wraps it to fetch styles and nested imports first; here styles come with the page, and what parts
 * import is with the page already, or at most one file further.
 */
export function plainImports(): Plugin {
  return {
    name: "sillages:plain-imports",
    apply: "build",
    enforce: "pre",
    load: (id) =>
      id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : undefined,
  };
}
