import type { Plugin } from "vite";

/** Fills the module at the end of path `file` (« /docs/declared.ts ») when Storybook starts: its one export, `name`, is what `value` gives. */
export const filledModule = (file: string, name: string, value: () => unknown): Plugin => ({
  name: `sillages:${name}`,
  load: (id) => (id.endsWith(file) ? `export const ${name} = ${JSON.stringify(value())};` : undefined),
});
