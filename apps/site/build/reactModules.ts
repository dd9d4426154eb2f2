import { createRequire } from "node:module";
import type { Plugin } from "vite";
import { isBrowserBuild } from "./browserBuild.ts";

const require = createRequire(import.meta.url);

const packages = ["react", "react/jsx-runtime", "react-dom"];
const prefix = "\0module:";

/**
 * Gives React's CommonJS packages the named exports of a module, so that the files of the site import a hook by its name; otherwise
 * each of them carries the code that makes a module of React.
 */
export function reactModules(): Plugin {
  return {
    name: "sillages:react-modules",
    apply: isBrowserBuild,
    enforce: "pre",
    resolveId: (source, importer) =>
      packages.includes(source) && !importer?.startsWith(prefix) && !importer?.includes("/node_modules/react")
        ? prefix + source
        : undefined,
    load: (id) => {
      if (!id.startsWith(prefix)) return undefined;
      const source = id.slice(prefix.length);
      const names = Object.keys(require(source) as object).filter((name) => /^[a-z]\w*$/i.test(name));
      return [
        `import whole from ${JSON.stringify(source)};`,
        "export default whole;",
        "const the = (name) => whole[name];",
        // Those that nothing uses are left out.
        ...names.map((name) => `export const ${name} = /* @__PURE__ */ the("${name}");`),
      ].join("\n");
    },
  };
}
