// Lists the licences of everything that is installed in docs/licences.md; with --check, only says whether the list is up to date.
// A licence that is not among those below fails: somebody reads it first, then adds it here.
import { readFileSync, writeFileSync } from "node:fs";
import prettier from "prettier";

const path = new URL("../docs/licences.md", import.meta.url);
const { packages } = JSON.parse(readFileSync(new URL("../package-lock.json", import.meta.url), "utf8"));

/** Of what may reach a visitor's browser. */
const forVisitors = new Set(["MIT", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0"]);

/** Of tools that stay on the machine which builds. */
const forTools = new Set([
  ...forVisitors,
  "Apache-2.0 AND MIT",
  // Both as permissive as MIT: pako, which the load tool compresses its histogram with, and jszip what it packs.
  "(MIT AND Zlib)",
  "(MIT OR CC0-1.0)",
  "BlueOak-1.0.0",
  // libvips, which encodes the photos at build: used as a library, and in nothing that we publish.
  "LGPL-3.0-or-later",
  "Apache-2.0 AND LGPL-3.0-or-later",
  "Apache-2.0 AND LGPL-3.0-or-later AND MIT",
  "CC-BY-4.0",
  "CC BY-SA 4.0",
  "MPL-2.0",
  // As permissive as MIT: argparse, which the command line of wawoff2 reads its options with.
  "Python-2.0",
  // The public domain: imagetracerjs, which draws a partner’s logo at build.
  "Unlicense",
  "WTFPL",
  // jszip, which a driver of the tests packs profiles with: MIT is chosen.
  "(MIT OR GPL-3.0-or-later)",
]);

/** Tools of which the build puts a part in the pages. */
const shipped = new Set(["@vitejs/plugin-rsc"]);

/** Packages whose description names no licence, as their own files give it. */
const readElsewhere = new Map([
  ["eval", "MIT"],
  ["require-like", "MIT"],
]);

const found = Object.entries(packages)
  .filter(([place, { link }]) => place.includes("node_modules/") && !link)
  // Added by name for other platforms by lockfile.mjs: the licence is that of the package which names them.
  .filter(([, { license, optional }]) => license || !optional)
  .map(([place, { version, license, dev, optional }]) => {
    const name = place.replace(/^.*node_modules\//, "");
    const isTool = Boolean(dev ?? optional) && !shipped.has(name);
    return { name, version, licence: license ?? readElsewhere.get(name), isTool };
  });

const refused = found.filter(({ licence, isTool }) => !(isTool ? forTools : forVisitors).has(licence));
if (refused.length > 0) {
  const lines = refused.map(
    ({ name, version, licence }) => `  ${name} ${version}: ${licence ?? "no licence"}`,
  );
  console.error(`These licences were read by nobody yet. Read them, then name them in scripts/licences.mjs:`);
  console.error(lines.join("\n"));
  process.exit(1);
}

const table = (heads, rows) =>
  [heads, heads.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

const ours = new Map(
  found.filter(({ isTool }) => !isTool).map(({ name, version, licence }) => [name, [name, version, licence]]),
);
const direct = [...ours.values()].toSorted(([a], [b]) => (a < b ? -1 : 1));
const tools = Object.groupBy(
  found.filter(({ isTool }) => isTool),
  ({ licence }) => licence,
);
const counted = Object.entries(tools)
  .map(([licence, list]) => [licence, new Set(list.map(({ name }) => name)).size])
  .toSorted(([a, many], [b, few]) => few - many || (a < b ? -1 : 1));

const text = `# Licences of the dependencies

Written by \`npm run licences\` from the lock file; \`npm run check\` refuses a list that is out of date and a licence that
nobody has read. The site's own licences are in the README.

## What the site, the kit and the engine depend on

The browser receives what of them is used: React, its reader of payloads, the router, and Workbox in the service worker. The build finds which
by their code, and publishes their notices and those of the fonts at \`/licences.txt\`.

${table(["package", "version", "licence"], direct)}

## What only builds and tests

${table(["licence", "packages"], counted)}
`;

const written = await prettier.format(text, { parser: "markdown", printWidth: 110 });
if (!process.argv.includes("--check")) {
  writeFileSync(path, written);
} else if (readFileSync(path, "utf8") !== written) {
  console.error("docs/licences.md is out of date. Run: npm run licences");
  process.exit(1);
}
console.log(`${found.length} packages, every licence is known.`);
