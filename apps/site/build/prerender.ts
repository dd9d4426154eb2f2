// Writes each page of the built site as a whole HTML document, and the files that robots read.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { headOf } from "./head.ts";
import { filesOf, readManifest } from "./manifest.ts";
import { robots, sitemap, webManifest } from "./robots.ts";

const dist = fileURLToPath(new URL("../dist/", import.meta.url));
const entrySource = "src/entry-client.tsx";

type Server = typeof import("../src/entry-server.tsx");
// Built a moment ago from src/entry-server.tsx.
const server: string = "../.cache/server/entry-server.js";
const { identity, notFound, render, renderDossier, routes } = (await import(server)) as Server;

const manifest = readManifest(dist);
const builtAt = new Date().toISOString();

function write(path: string, text: string) {
  mkdirSync(dirname(dist + path), { recursive: true });
  writeFileSync(dist + path, text);
}

/** The content security policy refuses style attributes: a page that has one is a mistake of the kit. */
function refuseStyleAttributes(path: string, html: string) {
  const found = /<[^>]*\sstyle="[^>]*>/.exec(html);
  if (found) throw new Error(`${path} has a style attribute, which the policy refuses: ${found[0]}`);
}

for (const { path, source } of [...routes, notFound]) {
  const files = filesOf(manifest, [entrySource, source]);
  const entry = manifest[entrySource]?.file ?? "";
  const html = (await render(path, builtAt)).replace("</head>", () => `${headOf(files, entry, dist)}</head>`);
  refuseStyleAttributes(path, html);
  write(path === "/" ? "index.html" : `${path.slice(1)}.html`, html);
}

write("documents/dossier.html", await renderDossier(builtAt));
write("sitemap.xml", sitemap(identity.site, [...new Set(routes.map(({ canonical }) => canonical))]));
write("robots.txt", robots(identity.site));
write("site.webmanifest", webManifest(identity));

console.log(`${routes.length + 2} pages written.`);
