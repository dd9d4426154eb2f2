// Writes each page of the built site as a whole HTML document, and the files that robots read.
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { asHtml } from "./asHtml.ts";
import { firstPaintCss } from "./firstPaintCss.ts";
import { aboveFold, linkAtFold } from "./fold.ts";
import { headOf } from "./head.ts";
import { withPolicy } from "./headers.ts";
import { fileOf, fontsOf, reachOf, readManifest, scriptsOf } from "./manifest.ts";
import { quizArrival } from "./quizArrival.ts";
import { buildServiceWorker } from "./serviceWorker.ts";
import { robots, sitemap, webManifest } from "./robots.ts";
import { shapesApart } from "./shapesApart.ts";
import { unwrapStills } from "./stillRoots.ts";
import { publishPageSheet, wholeStyleSheet } from "./styleSheet.ts";
import { usedCss } from "./usedCss.ts";
import { weighPages } from "./weighPages.ts";

const dist = fileURLToPath(new URL("../dist/", import.meta.url));
const serverFolder = fileURLToPath(new URL("../.cache/server/", import.meta.url));
const entrySource = "src/entry-client.tsx";
const offlinePath = "/hors-ligne";
const offlineSource = "src/routes/hors-ligne/route.tsx";
const newsletterSource = "src/shell/Newsletter.tsx";
const contestPath = "/jeux-concours";
const quizSource = "src/routes/jeux-concours/quiz/quizModule.ts";
/** The questions of its banks (build/bankData.ts). */
const quizData = "assets/*.json";

type Server = typeof import("../src/entry-server.tsx");
// Built a moment ago from src/entry-server.tsx.
const server: string = "../.cache/server/entry-server.js";
const { documents, files, identity, notFound, render, renderDocument, routes, tellWeights } = (await import(
  server
)) as Server;

const manifest = readManifest(dist);
const entry = fileOf(manifest, entrySource);
const wholeCss = wholeStyleSheet(serverFolder, dist);
const fonts = fontsOf(manifest);
/** To the second. */
const builtAt = new Date().toISOString().replace(/\.\d+/, "");

function write(path: string, text: string) {
  mkdirSync(dirname(dist + path), { recursive: true });
  writeFileSync(dist + path, text);
}

/** The content security policy refuses style attributes: a page that has one is a mistake of the kit. */
function refuseStyleAttributes(path: string, html: string) {
  const found = /<[^>]*\sstyle="[^>]*>/.exec(html);
  if (found) throw new Error(`${path} has a style attribute, which the policy refuses: ${found[0]}`);
}

const fileName = (path: string) => (path === "/" ? "index.html" : `${path.slice(1)}.html`);

const pages = [...routes, notFound];
const styleSheets = new Map<string, string>();

async function writePage({ path, source }: (typeof routes)[number]) {
  const { html: body, drawing } = shapesApart(unwrapStills(await render(path, builtAt)), (address) =>
    readFileSync(dist + address.slice(1), "utf8"),
  );
  if (drawing) write(drawing.address.slice(1), drawing.svg);
  const others = pages.map((page) => page.source).filter((other) => other !== source);
  const reach = reachOf(manifest, [entrySource, source], others);
  const styleSheet = publishPageSheet(dist, wholeCss, body, reach);
  styleSheets.set(path, styleSheet);
  const script = path === contestPath ? quizArrival(body) : undefined;
  const head = headOf({ css: firstPaintCss(wholeCss, aboveFold(body)), fonts, styleSheet, script });
  const scripts = scriptsOf(manifest, [entrySource, source]);
  const html = asHtml(linkAtFold(body, styleSheet, { scripts, entry })).replace(
    "</head>",
    () => `${head}</head>`,
  );
  refuseStyleAttributes(path, html);
  const whole = path === notFound.path ? withPolicy(html, process.env["VITE_NEWSLETTER_ENDPOINT"]) : html;
  write(fileName(path), whole);
}

for (const page of pages) await writePage(page);

// The page that says what pages weigh is written again now that they can be weighed.
const weighing = routes.find(({ path }) => path === "/ecoconception");
if (weighing) {
  tellWeights(weighPages(dist, routes));
  await writePage(weighing);
}

for (const document of documents) {
  const html = await renderDocument(document, builtAt);
  const style = `<style>${usedCss(wholeCss, html)}</style>`;
  write(
    document.path.slice(1),
    html.replace("</head>", () => `${style}</head>`),
  );
}
for (const { path, text } of files) write(path.slice(1), text(builtAt));
write(
  "sitemap.xml",
  sitemap(identity.site, [
    ...new Set(routes.filter(({ indexed }) => indexed).map(({ canonical }) => canonical)),
  ]),
);
write("robots.txt", robots(identity.site));
write("site.webmanifest", webManifest(identity));

const address = (file: string) => `/${file}`;
const shell = [
  ...scriptsOf(manifest, [entrySource, offlineSource, newsletterSource]),
  ...fonts,
  styleSheets.get(offlinePath) ?? "",
];
await buildServiceWorker(dist, {
  pages: routes.map(({ path }) => path),
  shell: shell.map(address),
  quiz: [...scriptsOf(manifest, [quizSource]), ...globSync(quizData, { cwd: dist })].map(address),
});

console.log(`${routes.length + 1 + documents.length} pages written.`);
