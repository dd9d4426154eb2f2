import { globSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { prefixAt } from "./shortNames.ts";

const source = fileURLToPath(new URL("../src/", import.meta.url));
const wrapper = fileURLToPath(new URL("../src/shell/still.tsx", import.meta.url));

const suffix = ".still.tsx";
/** Asks for the module itself, and not for what stands for it. */
const itself = "?itself";

const componentsOf = (code: string) => [...code.matchAll(/^export function (\w+)/gm)].map(([, name]) => name);

const modules = globSync(`**/*${suffix}`, { cwd: source }).toSorted();

/** Short, since every page writes those of its parts; of what both builds read alike, so that they agree. */
const idOf = (module: string, place: number) => prefixAt(modules.indexOf(module)) + String(place);

/**
 * Leaves out of the scripts what never changes once rendered. The components of a `.still.tsx` module are rendered into the
 * HTML at build; in the browser a stub keeps that HTML in place, so that their words and markup are sent once. Development and
 * Storybook render them like any other.
 */
export function still(): Plugin {
  let forServer = false;
  return {
    name: "sillages:still",
    apply: "build",
    enforce: "pre",
    config: (_, { isSsrBuild }) => ({
      define: { "import.meta.env.STILL": JSON.stringify(!isSsrBuild) },
    }),
    configResolved: ({ build }) => {
      forServer = Boolean(build.ssr);
    },
    load: (id) => {
      if (!id.endsWith(suffix) || !id.startsWith(source)) return undefined;
      const names = componentsOf(readFileSync(id, "utf8"));
      if (names.length === 0) throw new Error(`${id} exports no component: « export function Name() ».`);
      const module = relative(source, id);
      const lines = names.map((name, place) => {
        const rendered = forServer ? `, itself.${name}` : "";
        return `export const ${name} = still(${JSON.stringify(idOf(module, place))}${rendered});`;
      });
      const imports = [`import { still } from ${JSON.stringify(wrapper)};`];
      if (forServer) imports.push(`import * as itself from ${JSON.stringify(id + itself)};`);
      return { code: [...imports, ...lines].join("\n"), moduleSideEffects: false };
    },
  };
}
