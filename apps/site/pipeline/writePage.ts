// A page of the built site: its payload, its style sheet, what networks show of it, its document.
import { readFileSync } from "node:fs";
import { publish } from "../built/dist.ts";
import { attributesOf, classesOf, refuseStyleAttributes } from "../built/html.ts";
import type { Renderer } from "../built/renderer.ts";
import { isInFolder } from "../hosting/headers.ts";
import { withPolicy } from "../hosting/policy.ts";
import { type Poster, posterOf } from "../images/posterOf.ts";
import { pageFiles } from "../src/payload.ts";
import type { PageWeight } from "../src/pageWeights.ts";
import type { BootScripts } from "./bootScripts.ts";
import type { ClientFiles } from "./clientFiles.ts";
import { criticalCss } from "./criticalCss.ts";
import type { PageParts } from "./pageCss.ts";
import { usedCss } from "./usedCss.ts";

/** What every page of a build is written with. */
export interface PageBuild {
  renderer: Renderer;
  /** The instant of the build (ISO 8601), and the name that it gives to published files. */
  builtAt: string;
  version: string;
  /** What Vite made for browsers. */
  client: ClientFiles;
  fonts: readonly string[];
  bootScripts: BootScripts;
  /** The style sheet of the whole site, and that of one page. */
  siteCss: string;
  pageCss: (parts: PageParts) => string;
  /** The file of a poster. */
  paintedFile: (poster: Poster) => Promise<string>;
}

type Rendered = Awaited<ReturnType<Renderer["renderPage"]>>;
type Route = Renderer["notFound"];

const fileName = (path: string) => (path === "/" ? "index.html" : `${path.slice(1)}.html`);

/** The attributes that the recorder sets before the first paint, where the reader chose a colour scheme. */
const schemes = ["data-scheme=light", "data-scheme=dark"];

/** What `html` shows before its sheet comes: the page links it where its first view ends (src/shell/frame/PageStyles.tsx). */
function firstViewOf(html: string, path: string, styles: string): string {
  const [firstView = "", ...rest] = html.split(`<link rel="stylesheet" href="${styles}"`);
  if (rest.length !== 1)
    throw new Error(
      `${path} links its style sheet ${rest.length} times, where it is to end its first view once.`,
    );
  return firstView;
}

/** The style sheet of a page, with the rules of the document around it: the notice of a failure has some. */
async function sheetOf({ document, payload, scripts }: Rendered, build: PageBuild): Promise<string> {
  const around = await document({ modules: [], wake: { entry: "", scripts: [] } });
  return build.pageCss({ html: around, payload, scripts });
}

/** The whole document of the page at `path`, which `wakeScripts` bring to life. */
async function documentOf(
  path: string,
  { document, html, structuredData }: Rendered,
  wakeScripts: readonly string[],
  { bootScripts, client, fonts, siteCss, version }: PageBuild,
): Promise<string> {
  const { styles } = pageFiles(path, version);
  const firstView = firstViewOf(html, path, styles);
  return document({
    css: criticalCss(
      usedCss(siteCss, classesOf(firstView)),
      new Set([...attributesOf(firstView), ...schemes]),
    ),
    styleSheet: styles,
    fonts,
    inline: bootScripts.writtenIn(path),
    modules: [bootScripts.starterOf(path)],
    wake: { entry: client.entry, scripts: wakeScripts.filter((file) => file !== client.entry) },
    structuredData,
  });
}

/**
 * Publishes a page and what comes with it.
 *
 * @param weights - Those of every page, once they can be weighed.
 * @returns The scripts that it wakes with.
 */
export async function writePage(
  route: Route,
  build: PageBuild,
  weights?: readonly PageWeight[],
): Promise<readonly string[]> {
  const { client, paintedFile, renderer } = build;
  const { path } = route;
  const rendered = await renderer.renderPage(path, build, weights);
  const files = pageFiles(path, build.version);
  const wakeScripts = client.withImports([client.entry, ...rendered.scripts]);

  publish(renderer.sharePicture(route), readFileSync(await paintedFile(posterOf(rendered.html))));
  publish(files.payload, rendered.payload);
  publish(files.styles, await sheetOf(rendered, build));

  const text = await documentOf(path, rendered, wakeScripts, build);
  refuseStyleAttributes(path, text);
  const carriesPolicy = path === renderer.notFound.path || isInFolder(path);
  publish(fileName(path), carriesPolicy ? withPolicy(text, process.env["VITE_NEWSLETTER_ENDPOINT"]) : text);
  return wakeScripts;
}
