// Prints to PDF the documents that are kept as such (decision 28): from the built site, by the browser of the tests.
import { identity, keptDocuments } from "@sillages/content";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { extname } from "node:path";
import { chromium, type Route } from "playwright";
import { launchOptions } from "../../../scripts/chromium.mjs";
import { dist } from "../built/dist.ts";
import { elementsOf } from "../built/html.ts";
import { contentTypes } from "../hosting/contentTypes.ts";
import type { MadePdf } from "../src/documents/pdf/pdfOf.ts";
import { wordsName } from "./documentWords.ts";
import { finishPdf } from "./finishPdf.ts";
import { keptFile, keptFolder, madeFile } from "./keptPdfs.ts";

/** A director forwards it from a phone, to people whose mail refuses more. */
const HEAVIEST = 2_000_000;

/** Answers for the site with the files of the build: the links of a document lead to the site, and not to this machine. */
async function answer(route: Route): Promise<void> {
  const { pathname } = new URL(route.request().url());
  const contentType = contentTypes[extname(pathname)] ?? "application/octet-stream";
  await route.fulfill({ body: readFileSync(dist + pathname), contentType });
}

/** What `html` says of itself. */
function headOf(html: string) {
  const elements = elementsOf(html);
  const description = elements.find(({ attributes }) => attributes["name"] === "description");
  const builtAt = elements.find(({ name }) => name === "html")?.attributes["data-built-at"] ?? "";
  return { subject: description?.attributes["content"] ?? "", builtAt };
}

const browser = await chromium.launch(await launchOptions());
const context = await browser.newContext({ locale: "fr-FR", deviceScaleFactor: 2 });
await context.route(`${identity.site}/**`, answer);

interface Printed {
  path: (typeof keptDocuments)[number];
  bytes: Uint8Array;
  made: MadePdf;
}

async function print(path: (typeof keptDocuments)[number]): Promise<Printed> {
  const page = await context.newPage();
  await page.goto(identity.site + path, { waitUntil: "networkidle" });
  // What waits until it comes near would not be printed.
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all([document.fonts.ready, ...Array.from(document.images, (image) => image.decode())]);
  });
  const title = await page.title();
  const printed = await page.pdf({
    preferCSSPageSize: true,
    printBackground: true,
    tagged: true,
    outline: true,
  });
  await page.close();

  const html = readFileSync(dist + path, "utf8");
  const { builtAt, subject } = headOf(html);
  const author = identity.association.name;
  const { bytes, pages } = await finishPdf(printed, { title, subject, author, builtAt: new Date(builtAt) });
  if (bytes.length > HEAVIEST)
    throw new Error(`${path} weighs ${bytes.length} bytes: no more than ${HEAVIEST}.`);
  return {
    path,
    bytes,
    made: { document: path, builtAt, pages, bytes: bytes.length, words: wordsName(html) },
  };
}

const printed: Printed[] = [];
for (const path of keptDocuments) printed.push(await print(path));
// Only now that all are there: a document that cannot be printed takes none of the others away.
rmSync(keptFolder, { recursive: true, force: true });
mkdirSync(keptFolder, { recursive: true });
const made = printed.map((pdf) => pdf.made);
for (const { bytes, path } of printed) writeFileSync(keptFile(path), bytes);
writeFileSync(madeFile, `${JSON.stringify(made, null, 2)}\n`);
await browser.close();
for (const { bytes, document, pages } of made) console.log(`${document}: ${pages} pages, ${bytes} bytes.`);
