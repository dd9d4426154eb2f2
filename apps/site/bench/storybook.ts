// How soon the first story of the built Storybook is seen, by who has never opened it: `npm run bench:storybook`.
//   --beside=<folder>    another build, opened turn by turn with this one
import { createHash, X509Certificate } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createSecureServer } from "node:http2";
import { tmpdir } from "node:os";
import { extname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { brotliCompressSync, constants } from "node:zlib";
import { type Browser, chromium, type Page } from "@playwright/test";
import { launchOptions } from "../../../scripts/chromium.mjs";
import { contentTypes, isText } from "../hosting/contentTypes.ts";
import { listen } from "../hosting/listen.ts";
import { median } from "./browser.ts";
import { certificate } from "./cdn.ts";
import { writeChapter } from "./chapter.ts";

const { values } = parseArgs({ options: { beside: { type: "string" } } });

/** A folder is named from where the command was given. */
const beside = values.beside && resolve(process.env["INIT_CWD"] ?? ".", values.beside);
if (beside && !existsSync(join(beside, "index.html"))) {
  console.error(`There is no built Storybook in ${beside}.`);
  process.exit(1);
}

const built = fileURLToPath(new URL("../../../storybook-static", import.meta.url));
const views = {
  "first page": "/",
  "page of Card": "/?path=/docs/composants-contenu-card--fiche",
  "story of Button": "/?path=/story/composants-actions-button--default",
};
const rounds = 5;

/** Ten megabits a second, in bytes. */
const throughput = 10e6 / 8;

interface Visit {
  /** Milliseconds from the address to the first words of a story or of a page. */
  seen: number;
  requests: number;
  /** Bytes that had come by then. */
  bytes: number;
}

/** The files of `folder`, as a host sends what it was not given compressed. */
function filesOf(folder: string) {
  const packed = new Map<string, Buffer>();
  return (path: string) => {
    const file = path === "/" ? "/index.html" : path;
    const type = contentTypes[extname(file)] ?? "application/octet-stream";
    const whole = join(folder, file);
    if (!existsSync(whole)) return undefined;
    const bytes = packed.get(file) ?? readFileSync(whole);
    if (!isText(type)) return { bytes, type };
    const body =
      packed.get(file) ?? brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    packed.set(file, body);
    return { bytes: body, type, encoding: "br" };
  };
}

async function serve(folder: string, identity: ReturnType<typeof certificate>) {
  const find = filesOf(folder);
  const server = createSecureServer(identity, (request, response) => {
    const found = find(decodeURIComponent(new URL(request.url, "https://localhost").pathname));
    response.writeHead(found ? 200 : 404, {
      "content-type": found?.type ?? "text/plain",
      "cache-control": "max-age=600",
      ...(found?.encoding ? { "content-encoding": found.encoding } : {}),
    });
    response.end(found?.bytes ?? "");
  });
  return { origin: `https://localhost:${await listen(server)}`, server };
}

/** Waits for the first words of a story, or of a page, in the frame of `page`. */
async function firstWords(page: Page): Promise<void> {
  const frame = await (await page.waitForSelector("#storybook-preview-iframe")).contentFrame();
  await frame?.waitForFunction(() =>
    ["storybook-root", "storybook-docs"].some((id) => {
      const place = document.getElementById(id);
      return place !== null && place.checkVisibility() && place.innerText.trim() !== "";
    }),
  );
}

async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "fr-FR" });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  let requests = 0;
  let bytes = 0;
  cdp.on("Network.loadingFinished", ({ encodedDataLength }) => {
    requests += encodedDataLength > 0 ? 1 : 0;
    bytes += encodedDataLength;
  });
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 40,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  const start = performance.now();
  await page.goto(address, { waitUntil: "commit" });
  await firstWords(page);
  const seen = performance.now() - start;
  const came = { requests, bytes };
  await context.close();
  return { seen, ...came };
}

const cells = (visits: readonly Visit[]) => {
  const times = visits.map(({ seen }) => seen).toSorted((a, b) => a - b);
  const seconds = [times[0] ?? 0, times.at(-1) ?? 0].map((time) => (time / 1000).toFixed(2)).join(" to ");
  return [
    String(median(visits.map(({ requests }) => requests))),
    `${Math.round(median(visits.map(({ bytes }) => bytes)) / 1024)} KiB`,
    `${seconds} s`,
  ];
};

const temporary = mkdtempSync(join(tmpdir(), "sillages-bench-"));
const identity = certificate(temporary);
// Believed, rather than forgiven: Chromium keeps nothing that comes under a certificate that it had to forgive.
const publicKey = new X509Certificate(identity.cert).publicKey.export({ type: "spki", format: "der" });
const believed = createHash("sha256").update(publicKey).digest("base64");
const launch = await launchOptions();
const browser = await chromium.launch({
  ...launch,
  args: [...launch.args, `--ignore-certificate-errors-spki-list=${believed}`],
});
const builds = await Promise.all(
  [beside, built].flatMap((folder) => (folder ? [serve(folder, identity)] : [])),
);
const rows: string[] = [];
try {
  for (const [name, path] of Object.entries(views)) {
    const visits = builds.map((): Visit[] => []);
    // The first round only fills the servers with what they compress.
    for (let round = 0; round <= rounds; round++) {
      for (const [at, { origin }] of builds.entries()) {
        const one = await visit(browser, origin + path);
        if (round > 0) visits[at]?.push(one);
      }
    }
    const row = `| ${[name, ...visits.flatMap(cells)].join(" | ")} |`;
    console.log(row);
    rows.push(row);
  }
} finally {
  await browser.close();
  for (const { server } of builds) server.close();
  rmSync(temporary, { recursive: true, force: true });
}

const columns = beside
  ? ["requests before", "bytes before", "seen before", "requests", "bytes", "seen"]
  : ["requests", "bytes", "seen"];
await writeChapter(`# The workshop

Written by \`npm run bench:storybook\` on ${new Date().toISOString().slice(0, 10)}: the built Storybook served over HTTP/2 and TLS, compressed as a host
does on its way (brotli 5), to a window of 1440 × 900 that has never seen it, at 10 Mbit/s with 40 ms of latency. From the
address to the first words of a story or of a page, the fastest and the slowest of ${rounds}; the requests and the bytes are those that had come by
then.${beside ? " The build before and this one were opened turn by turn." : ""} Times tell of the machine that measured.

| what is opened | ${columns.join(" | ")} |
| --- | ${columns.map(() => "---").join(" | ")} |
${rows.join("\n")}
`);
