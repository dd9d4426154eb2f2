// Writes each page of the built site as a whole HTML document, with its payload and its style sheet, and the files beside them.
import { globSync, readFileSync, rmSync } from "node:fs";
import { builtAtOf } from "../built/builtAt.ts";
import { dist, publish, readFiles } from "../built/dist.ts";
import { classesOf, insertBefore } from "../built/html.ts";
import { loadRenderer, readSiteCss } from "../built/renderer.ts";
import { packPressKit } from "../documents/packPressKit.ts";
import { compressFiles } from "../hosting/compressFiles.ts";
import { securityText } from "../hosting/securityText.ts";
import { publishIcons } from "../images/icons.ts";
import { posterPainter } from "../images/sharePictures.ts";
import { framedPath } from "../src/framed.ts";
import { pageFiles } from "../src/payload.ts";
import { pageWeightsOf } from "../weights/weighPages.ts";
import { publishBootScripts } from "./bootScripts.ts";
import { readBundledPackages } from "./bundledPackages.ts";
import { fontsIn, readClientFiles } from "./clientFiles.ts";
import { noticesText } from "./notices.ts";
import { pageCssWriter } from "./pageCss.ts";
import { robots, sitemap } from "./robots.ts";
import { publishServiceWorker } from "./serviceWorker.ts";
import { usedCss } from "./usedCss.ts";
import { webManifest } from "./webManifest.ts";
import { type PageBuild, writePage } from "./writePage.ts";

const renderer = await loadRenderer();
const { documents, files, identity, notFound, routes } = renderer;

const build = await startBuild();

/** Every page but that of unknown addresses: those of the log are in no list. */
const known = [...routes, ...renderer.logPaths.map(renderer.routeOf)];

removeWholeSheets();
await publishIcons(dist);
await publishPressKit();
const wakeScripts = await writePages();
await writeWeights();
await writeDocuments();
writeFiles();
const workerPackages = await writeWorker();
writeNotices();
console.log(`${known.length + 1 + documents.length} pages written.`);

/** Gathers what the pages are written with. */
async function startBuild(): Promise<PageBuild> {
  const builtAt = builtAtOf(process.env, Date.now());
  const version = Date.parse(builtAt).toString(36);
  const client = readClientFiles(dist);
  const fonts = fontsIn(dist);
  const siteCss = readSiteCss();
  return {
    renderer,
    builtAt,
    version,
    client,
    fonts,
    bootScripts: await publishBootScripts(version),
    siteCss,
    pageCss: pageCssWriter(siteCss, dist, client),
    paintedFile: await posterPainter(
      readFileSync(dist + fonts.find((file) => file.includes("anybody"))!.slice(1)),
    ),
  };
}

/** Deletes the sheets that Vite made for the browser's chunks: each page links one of its own. */
function removeWholeSheets(): void {
  for (const sheet of globSync("assets/*.css", { cwd: dist })) rmSync(dist + sheet);
}

/** Packs the press kit, before the pages that say what it weighs. */
async function publishPressKit(): Promise<void> {
  const { builtAt } = build;
  renderer.setEdition(builtAt);
  renderer.setDownloads(await packPressKit(dist, renderer.kitTexts(builtAt), new Date(builtAt)));
}

/** The scripts that each page wakes with, by its path. */
async function writePages(): Promise<ReadonlyMap<string, readonly string[]>> {
  const scripts = new Map<string, readonly string[]>();
  for (const page of [...known, notFound]) scripts.set(page.path, await writePage(page, build));
  return scripts;
}

/** Writes again the page that says what pages weigh, now that they can be weighed. */
async function writeWeights(): Promise<void> {
  const weighing = routes.find(({ path }) => path === "/ecoconception");
  if (!weighing) return;
  await compressFiles(dist, readFiles());
  await writePage(weighing, build, pageWeightsOf(routes));
}

/** The printed documents, each with its style inside. */
async function writeDocuments(): Promise<void> {
  for (const printed of documents) {
    const html = await renderer.renderDocument(printed, build.builtAt);
    const style = `<style>${usedCss(build.siteCss, classesOf(html))}</style>`;
    publish(printed.path, insertBefore(html, "</head>", style));
  }
}

/** What stands beside the pages, for other programs. */
function writeFiles(): void {
  const indexed = known.filter((route) => route.indexed).map(({ canonical }) => canonical);
  for (const { path, text } of files) publish(path, text(build.builtAt));
  publish("sitemap.xml", sitemap(identity.site, [...new Set(indexed)]));
  publish("robots.txt", robots(identity.site));
  publish(".well-known/security.txt", securityText(identity, build.builtAt));
  publish("site.webmanifest", webManifest(identity));
}

/** The service worker. @returns The packages of others that are in it. */
function writeWorker(): Promise<string[]> {
  const { bootScripts, client, fonts, version } = build;
  const banks = files.map(({ path }) => path).filter((path) => path.startsWith("/assets/quiz/"));
  const playedOn = (path: string) => [
    pageFiles(path, version).payload,
    ...client.later(wakeScripts.get(path) ?? []),
    ...banks,
  ];
  return publishServiceWorker({
    version,
    pages: [...known, ...documents].map(({ path }) => path).filter((path) => path !== framedPath),
    shell: [bootScripts.starterOf("/hors-ligne"), pageFiles("/hors-ligne", version).styles, ...fonts],
    played: Object.fromEntries(["/jeux-concours", "/mode-classe"].map((path) => [path, playedOn(path)])),
  });
}

/** The licences of what others made, in the pages or in the worker. */
function writeNotices(): void {
  const packages = new Set([...readBundledPackages(), ...workerPackages]);
  publish(renderer.noticesPath, noticesText([...packages].toSorted()));
}
