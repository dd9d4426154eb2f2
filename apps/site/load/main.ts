// The built site behind nginx as its build configures it, under ten thousand requests and under clients that never end: `npm run load`.
// Writes its chapter of docs/mesures.md.
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { ownSite } from "../audit/ownSite.ts";
import { hasBrotli, hasNginx, type NginxOptions, startNginx } from "../audit/startNginx.ts";
import { writeChapter } from "../bench/chapter.ts";
import { dist, readFiles, readPages } from "../built/dist.ts";
import { canonicalAddress } from "../hosting/addresses.ts";
import { type Run, run } from "./run.ts";
import { holdSlowly } from "./slow.ts";

const AMOUNT = 10_000;
const SLOW_CLIENTS = 200;
/** Past so many seconds, who says next to nothing is not let go but kept. */
const LONGEST_HOLD = 30;

if (!hasNginx()) {
  console.error("nginx is not installed here: apt-get install nginx-light libnginx-mod-http-brotli-static");
  process.exit(1);
}

const extension = hasBrotli() ? ".br" : ".gz";
const homeBytes = statSync(`${dist}index.html${extension}`).size;
const pages = readPages()
  .map(({ file }) => canonicalAddress(file))
  .filter((address) => address !== "/404");
const files = readFiles().filter((file) => /^\/(?:assets|images|pages)\//.test(file));

/** nginx with nothing but one file, as many bytes as the home page has once it is compressed. */
function plain(folder: string): NginxOptions {
  // nginx gives up its rights before it reads.
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, "index.html"), Buffer.alloc(homeBytes, "a"));
  return { http: (port) => `server { listen 127.0.0.1:${port}; root ${folder}; }`, workers: "auto" };
}

/** Starts nginx for the time of `act`. */
async function withNginx<Result>(options: NginxOptions, act: (nginx: Started) => Promise<Result>) {
  const nginx = await startNginx(options);
  if (Array.isArray(nginx)) throw new Error(nginx.join("\n"));
  try {
    return await act(nginx);
  } finally {
    await nginx.close();
  }
}
type Started = Exclude<Awaited<ReturnType<typeof startNginx>>, string[]>;

const line = (what: string, { all, errors, half, memory, most, requests, seconds }: Run) => {
  const [early, late] = memory.map((kib) => (kib === undefined ? "–" : `${(kib / 1024).toFixed(1)} MiB`));
  const rate = Math.round(requests / seconds);
  return `| ${[what, requests, errors, `${seconds.toFixed(1)} s`, rate, `${half} ms`, `${most} ms`, `${all} ms`, `${early} → ${late}`].join(" | ")} |`;
};

const folder = mkdtempSync(join(tmpdir(), "sillages-plain-"));
const site: NginxOptions = { ...ownSite(), workers: "auto" };
const one = await withNginx(plain(folder), (nginx) => run(nginx, ["/"], AMOUNT));
rmSync(folder, { recursive: true });
const { all, every, home, slow } = await withNginx(site, async (nginx) => ({
  home: await run(nginx, ["/"], AMOUNT),
  every: await run(nginx, pages, AMOUNT),
  all: await run(nginx, [...pages, ...files], AMOUNT),
  slow: await holdSlowly(nginx.origin, SLOW_CLIENTS),
}));

const markdown = `# Under load

Written by \`npm run load\` on ${new Date().toISOString().slice(0, 10)}: ${AMOUNT.toLocaleString("fr")} requests over 100 connections, HTTP/1.1 without TLS, on the machine that
asks them too (${availableParallelism()} processors), to nginx with the configuration that the build wrote for it (decision 13: a policy for each page) and
the files that the build compressed (${extension}). Beside it, nginx with no configuration and one file of the same size as the home page:
${(homeBytes / 1024).toFixed(1)} KiB. Errors are failed or late connections and every answer other than 200. Memory is that of all of nginx's processes,
after a tenth of the requests and after the last. Times tell of the machine; errors and memory do not.

| what is asked | answered | errors | time | a second | half within | 99 % within | all within | memory |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
${line("one file, nginx with nothing else", one)}
${line("the home page", home)}
${line(`${pages.length} pages in turn`, every)}
${line(`${pages.length} pages and ${files.length} files in turn`, all)}

Slow clients: of ${slow.clients} that each send one sign a second, nginx has let ${slow.dropped} go within ${slow.seconds.toFixed(0)} s; meanwhile the home page came within ${Math.ceil(slow.others)} ms.
The container of the \`Dockerfile\` is this configuration and these files on another nginx.
`;
console.log(markdown);
await writeChapter(markdown);
const failed = [one, home, every, all].some(({ errors }) => errors > 0);
process.exit(failed || slow.dropped < slow.clients || slow.seconds > LONGEST_HOLD ? 1 : 0);
