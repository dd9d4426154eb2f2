// The built site served as a CDN does: HTTP/2 over TLS with a throw-away certificate, brotli 11, cache headers.
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createSecureServer } from "node:http2";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dist, readPages } from "../built/dist.ts";
import { elementsOf, isExecutable } from "../built/html.ts";
import { listen } from "../hosting/listen.ts";
import { readRules } from "../hosting/rules.ts";
import { siteListener } from "../hosting/server.ts";

export interface Cdn {
  /** Where the site is. */
  origin: string;
  /** Where the same site is without its scripts. */
  still: string;
  close: () => void;
}

const request =
  "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost";

/** A certificate that nobody vouches for, made in `folder`. */
export function certificate(folder: string) {
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const { status, error, stderr } = spawnSync(
    "openssl",
    [...request.split(" "), "-keyout", key, "-out", cert],
    { encoding: "utf8" },
  );
  if (error || status !== 0)
    throw new Error(`The bench makes its certificate with openssl: ${error ?? stderr}`);
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

/** The pages of the build with their scripts removed, all else alike. */
function withoutScripts(folder: string): string {
  const copy = join(folder, "still/");
  cpSync(dist, copy, { recursive: true });
  for (const { file, html } of readPages()) {
    writeFileSync(
      join(copy, file),
      elementsOf(html)
        .filter((element) => isExecutable(element))
        .reduce(
          (text, { attributes: { src }, text: code }) =>
            src ? text.replace(`src="${src}"`, "") : text.replace(code, ""),
          html,
        ),
    );
  }
  return copy;
}

/** Serves the site and its copy without scripts until `close`. */
export async function startCdn(): Promise<Cdn> {
  const folder = mkdtempSync(join(tmpdir(), "sillages-bench-"));
  const identity = certificate(folder);
  const rules = readRules();
  const servers = [dist, withoutScripts(folder)].map((root) =>
    createSecureServer({ ...identity, allowHTTP1: true }, siteListener(root, rules)),
  );
  const [origin = "", still = ""] = await Promise.all(
    servers.map(async (server) => `https://localhost:${await listen(server)}`),
  );
  const close = () => {
    for (const server of servers) server.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { origin, still, close };
}
