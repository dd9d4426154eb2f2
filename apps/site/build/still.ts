import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const source = fileURLToPath(new URL("../src/", import.meta.url));
const wrapper = fileURLToPath(new URL("../src/shell/still.tsx", import.meta.url));

const suffix = ".still.tsx";
/** Asks for the module itself, and not for what stands for it. */
const itself = "?itself";

const componentsOf = (code: string) => [...code.matchAll(/^export function (\w+)/gm)].map(([, name]) => name);

/** Short, since every page writes those of its parts; of the name alone, so that both builds agree. */
const idOf = (name: string) => createHash("sha256").update(name).digest("base64url").slice(0, 4);

/**
 * Leaves out of the scripts what never changes once rendered. The components of a `.still.tsx` module are rendered into the
 * HTML at build; in the browser a stub keeps that HTML in place, so that their words and markup are sent once. Development and
 * Storybook render them like any other.
 */
export function still(): Plugin {
  let forServer = false;
  const named = new Map<string, string>();
  /** The id of the component `name`, of a module of this site: no other's. */
  const ownIdOf = (name: string) => {
    const id = idOf(name);
    const other = named.get(id);
    if (other !== undefined && other !== name)
      throw new Error(`${name} and ${other} have the same id: rename one.`);
    named.set(id, name);
    return JSON.stringify(id);
  };
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
      const module = relative(source, id).slice(0, -suffix.length).replaceAll("\\", "/");
      const lines = names.map((name) => {
        const rendered = forServer ? `, itself.${name}` : "";
        return `export const ${name} = still(${ownIdOf(`${module}#${name}`)}${rendered});`;
      });
      const imports = [`import { still } from ${JSON.stringify(wrapper)};`];
      if (forServer) imports.push(`import * as itself from ${JSON.stringify(id + itself)};`);
      return { code: [...imports, ...lines].join("\n"), moduleSideEffects: false };
    },
  };
}
