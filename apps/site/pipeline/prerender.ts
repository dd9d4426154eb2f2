// Writes each page of the built site as a whole HTML document, with its payload and its style sheet, and the files beside them.
import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { builtAtOf } from "../built/builtAt.ts";
import { dist, publish, readFiles, renderer } from "../built/dist.ts";
import { attributesOf, classesOf, insertBefore, refuseStyleAttributes } from "../built/html.ts";
import { packPressKit } from "../documents/packPressKit.ts";
import { compressFiles } from "../hosting/compressFiles.ts";
import { isInFolder, withPolicy } from "../hosting/headers.ts";
import { securityText } from "../hosting/securityText.ts";
import { posterOf, posterPainter, publishIcons } from "../images/sharePictures.ts";
import { framedPath } from "../src/framed.ts";
import { pageFiles } from "../src/payload.ts";
import { pageWeightsOf } from "../weights/weighPages.ts";
import { bootScript } from "./bootScript.ts";
import { readBundledPackages } from "./bundledPackages.ts";
import { fontsIn, readClientFiles } from "./clientFiles.ts";
import { criticalCss } from "./criticalCss.ts";
import { noticesText } from "./notices.ts";
import { pageCssWriter } from "./pageCss.ts";
import { robots, sitemap, webManifest } from "./robots.ts";
import { publishServiceWorker } from "./serviceWorker.ts";
import { usedCss } from "./usedCss.ts";

// Before React is loaded: otherwise payloads are those of its development, with source paths inside.
process.env["NODE_ENV"] = "production";

type Renderer = typeof import("../src/entry.rsc.tsx");
const {
  documents,
  files,
  identity,
  kitTexts,
  logPaths,
  noticesPath,
  notFound,
  renderDocument,
  renderPage,
  routeOf,
  routes,
  setDownloads,
  setEdition,
  setPageWeights,
  sharePicture,
} = (await import(`${renderer}index.js`)) as Renderer;

const builtAt = builtAtOf(process.env, Date.now());
const version = Date.parse(builtAt).toString(36);

const client = readClientFiles(dist);
const fonts = fontsIn(dist);
const [sheet = ""] = globSync("assets/*.css", { cwd: renderer });
const wholeCss = readFileSync(renderer + sheet, "utf8");
for (const partial of globSync("assets/*.css", { cwd: dist })) rmSync(dist + partial);

const recorder = await bootScript("recorder");
const starter = `/assets/starter-${version}.js`;
publish(starter, await bootScript("starter"));
const frameStarter = `/assets/frame-${version}.js`;
publish(frameStarter, await bootScript("frame"));
/** What runs before the first paint of some pages. */
const firstScripts: Readonly<Record<string, string>> = {
  "/": await bootScript("carousels"),
  "/escales": await bootScript("besideCharts"),
  "/404": await bootScript("askedAddress"),
  "/hors-ligne": await bootScript("keptPages"),
  "/jeux-concours": await bootScript("quizArrival"),
  "/presse": await bootScript("pressOffice"),
};

/** The scripts that each page wakes with. */
const wakeScripts = new Map<string, readonly string[]>();

const fileName = (path: string) => (path === "/" ? "index.html" : `${path.slice(1)}.html`);

const pageCss = pageCssWriter(wholeCss, dist, client);

/** What the recorder writes on the page before its first paint, where the reader chose a scheme. */
const schemes = ["data-scheme=light", "data-scheme=dark"];

await publishIcons(dist);
const paintedFile = await posterPainter(
  readFileSync(dist + fonts.find((file) => file.includes("anybody"))!.slice(1)),
);

async function writePage({ folder, path }: (typeof routes)[number]) {
  const { document, html, payload, scripts, structuredData } = await renderPage(path, { builtAt, version });
  const { payload: payloadFile, styles } = pageFiles(path, version);
  mkdirSync(`${dist}partage`, { recursive: true });
  copyFileSync(await paintedFile(posterOf(html)), dist + sharePicture({ folder, path }));
  publish(payloadFile, payload);
  // What stands around the page has rules too: the notice of a failure.
  const bare = await document({ modules: [], wake: { entry: "", scripts: [] } });
  publish(styles, pageCss({ html: bare, payload, scripts }));
  wakeScripts.set(path, client.withImports([client.entry, ...scripts]));

  // The page links its sheet where its first view ends (src/shell/PageStyles.tsx).
  const [firstView = "", ...rest] = html.split(`<link rel="stylesheet" href="${styles}"`);
  if (rest.length !== 1)
    throw new Error(
      `${path} links its style sheet ${rest.length} times, where it is to end its first view once.`,
    );
  const text = await document({
    css: criticalCss(
      usedCss(wholeCss, classesOf(firstView)),
      new Set([...attributesOf(firstView), ...schemes]),
    ),
    styleSheet: styles,
    fonts,
    inline: [recorder, ...(firstScripts[path] ? [firstScripts[path]] : [])],
    modules: [path === framedPath ? frameStarter : starter],
    wake: {
      entry: client.entry,
      scripts: wakeScripts.get(path)?.filter((file) => file !== client.entry) ?? [],
    },
    structuredData,
  });
  refuseStyleAttributes(path, text);
  publish(
    fileName(path),
    path === notFound.path || isInFolder(path)
      ? withPolicy(text, process.env["VITE_NEWSLETTER_ENDPOINT"])
      : text,
  );
}

setEdition(builtAt);
setDownloads(await packPressKit(dist, kitTexts(builtAt), new Date(builtAt)));

/** Whatever the number of its pages, the log is written with the others. */
const known = [...routes, ...logPaths.map(routeOf)];
const pages = [...known, notFound];
for (const page of pages) await writePage(page);

// The page that says what pages weigh is written again now that they can be weighed.
const weighing = routes.find(({ path }) => path === "/ecoconception");
if (weighing) {
  await compressFiles(dist, readFiles());
  setPageWeights(pageWeightsOf(routes));
  await writePage(weighing);
}

for (const printed of documents) {
  const html = await renderDocument(printed, builtAt);
  const style = `<style>${usedCss(wholeCss, classesOf(html))}</style>`;
  publish(printed.path, insertBefore(html, "</head>", style));
}
for (const { path, text } of files) publish(path, text(builtAt));
publish(
  "sitemap.xml",
  sitemap(identity.site, [
    ...new Set(known.filter(({ indexed }) => indexed).map(({ canonical }) => canonical)),
  ]),
);
publish("robots.txt", robots(identity.site));
publish(".well-known/security.txt", securityText(identity, builtAt));
publish("site.webmanifest", webManifest(identity));

const workerPackages = await publishServiceWorker({
  version,
  pages: [...known, ...documents].map(({ path }) => path).filter((path) => path !== framedPath),
  shell: [starter, pageFiles("/hors-ligne", version).styles, ...fonts],
  played: Object.fromEntries(
    ["/jeux-concours", "/mode-classe"].map((path) => [
      path,
      [
        pageFiles(path, version).payload,
        ...client.later(wakeScripts.get(path) ?? []),
        ...files.map((file) => file.path).filter((file) => file.startsWith("/assets/quiz/")),
      ],
    ]),
  ),
});

console.log(`${pages.length + documents.length} pages written.`);
publish(
  noticesPath.slice(1),
  noticesText([...new Set([...readBundledPackages(), ...workerPackages])].toSorted()),
);
