// Bundles what a site may take of the built kit: one component, which must bring its own style sheet and the theme's, the
// grounds' if it lays one, and no other; the ground of every page; all of it. The bundles stay in `.cache`, to be weighed (.size-limit.json).
import assert from "node:assert/strict";
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { build, type Rolldown } from "vite";

const kit = join(import.meta.dirname, "..");
const bundles = join(kit, ".cache", "consumers");

/** Bundles `code` as a site would; answers which style sheets of `dist` came along. */
async function sheetsOf(name: string, code: string): Promise<string[]> {
  const entry = join(bundles, `${name}.entry.js`);
  writeFileSync(entry, code);
  const built = (await build({
    root: bundles,
    configFile: false,
    logLevel: "error",
    build: {
      outDir: ".",
      emptyOutDir: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: { [name]: entry },
        external: /^react/,
        preserveEntrySignatures: "strict",
        output: { entryFileNames: "[name].js", assetFileNames: "[name][extname]" },
      },
    },
  })) as Rolldown.RolldownOutput;
  return built.output
    .flatMap((file) => (file.type === "chunk" ? file.moduleIds : []))
    .filter((id) => id.endsWith(".css"))
    .map((id) => relative(join(kit, "dist"), id).replaceAll("\\", "/"));
}

rmSync(bundles, { recursive: true, force: true });
mkdirSync(bundles, { recursive: true });

assert.deepEqual(await sheetsOf("badge", 'export { Badge } from "@sillages/ui";'), [
  "theme/theme.css",
  "theme/surfaces.css",
  "components/Badge/Badge.css",
]);
// A button knows the rows of a Stack: on a phone those of a row fill its lines.
assert.deepEqual(await sheetsOf("button", 'export { Button } from "@sillages/ui";'), [
  "theme/theme.css",
  "components/Stack/Stack.css",
  "components/Button/Button.css",
]);
assert.deepEqual(await sheetsOf("global", 'import "@sillages/ui/global";'), [
  "theme/fonts.css",
  "theme/theme.css",
  "theme/global.css",
  "theme/root.css",
]);
const all = await sheetsOf("kit", 'export * from "@sillages/ui";');
assert.equal(new Set(all).size, all.length, "A style sheet came twice.");

const naming = globSync("dist/**/*.{js,css,json}", { cwd: kit }).filter((file) =>
  readFileSync(join(kit, file), "utf8").includes(kit),
);
assert.deepEqual(naming, [], "What is published names a folder of the machine that made it.");
console.log(
  `One component brings its own style sheet, the theme's and, if it lays an ink, the grounds'; the whole kit has ${all.length}.`,
);
