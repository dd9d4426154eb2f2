// The built site behind a host that fails as it is told to: what goes wrong is the same in every engine, whatever its driver can do.
import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { dist } from "../built/dist.ts";
import { serve, type Site } from "../engines/journey.ts";
import { readRules } from "../hosting/rules.ts";
import { siteListener } from "../hosting/server.ts";

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

type Failing = (answer: Answer) => Answer | "dropped" | Promise<Answer>;

/** How a host, or the way to it, fails one request. */
export const faults = {
  dropped: () => "dropped",
  cut: ({ body, ...answer }) => ({ ...answer, body: body.subarray(0, body.length / 2) }),
  "answered by a 404": () => ({
    status: 404,
    headers: { "content-type": "text/html" },
    body: Buffer.from("<!doctype html><p>Rien"),
  }),
  "a second late": (answer) => wait(1_000, answer),
} as const satisfies Readonly<Record<string, Failing>>;

export type Fault = keyof typeof faults;

export interface FaultyHost extends Site {
  /** The files that were asked for so far, pages apart. */
  asked: ReadonlySet<string>;
  /** From now on the file at `path` fails so; nothing does without it. */
  fails(path?: string, fault?: Fault): void;
  /** What every page runs from now on before all that is its own, as an extension does. */
  runsFirst(script?: string): void;
  /** Once nothing has been on its way for a fifth of a second. */
  rests(): Promise<void>;
}

/** Every file is asked for anew, and the worker is not there to answer in the place of the network. */
const forgotten = new Set(["cache-control", "etag", "last-modified", "content-length", "connection", "date"]);
const worker = "/service-worker.js";

/** The file at `address` as the site sends it. */
async function fetched(address: string): Promise<Answer> {
  const response = await fetch(address, { redirect: "manual", headers: { "accept-encoding": "identity" } });
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !forgotten.has(name)));
  return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
}

const isPage = ({ headers }: Answer) => headers["content-type"]?.startsWith("text/html") === true;

/** The page that runs `script` first. An extension's script is not under the page's policy: its digest joins those of the page's own. */
function runningFirst(script: string, { body, headers, status }: Answer): Answer {
  const digest = createHash("sha256").update(script).digest("base64");
  const policy = headers["content-security-policy"]?.replace("script-src", `$& 'sha256-${digest}'`) ?? "";
  const html = body.toString().replace("<head>", `<head><script>${script}</script>`);
  return { status, headers: { ...headers, "content-security-policy": policy }, body: Buffer.from(html) };
}

export async function startFaultyHost(): Promise<FaultyHost> {
  const site = await serve(siteListener(dist, readRules()));
  const asked = new Set<string>();
  let failing: { path: string; fault: Fault } | undefined;
  let first = "";
  const underWay = new Set<ServerResponse>();
  let lastEnd = 0;

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const path = request.url ?? "/";
    const file = path === worker ? faults["answered by a 404"]() : await fetched(site.origin + path);
    if (!isPage(file)) asked.add(path);
    const whole = isPage(file) && first !== "" && path !== worker ? runningFirst(first, file) : file;
    const given = failing?.path === path ? await faults[failing.fault](whole) : whole;
    if (given === "dropped") request.socket.destroy();
    else response.writeHead(given.status, { ...given.headers, "Cache-Control": "no-store" }).end(given.body);
  }

  const host = await serve((request, response) => {
    underWay.add(response);
    response.once("close", () => {
      underWay.delete(response);
      lastEnd = Date.now();
    });
    answer(request, response).catch(() => response.destroy());
  });
  return {
    origin: host.origin,
    asked,
    fails(path, fault) {
      failing = path !== undefined && fault ? { path, fault } : undefined;
    },
    runsFirst(script = "") {
      first = script;
    },
    async rests() {
      while (underWay.size > 0 || Date.now() - lastEnd < 200) await wait(20);
    },
    stop() {
      host.stop();
      site.stop();
    },
  };
}
