// The built site as a static host serves it: a page under its one address, a real 404, the headers of production, text in brotli.
import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Http2ServerRequest, Http2ServerResponse } from "node:http2";
import { extname, join, posix } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { canonicalAddress, movedAddresses } from "./addresses.ts";
import { contentTypes, isText } from "./contentTypes.ts";
import { type HeaderRule, headersOf } from "./headers.ts";

interface Stored {
  modified: number;
  bytes: Buffer;
  etag: string;
  compressed?: Promise<Buffer>;
}

const brotli = promisify(brotliCompress);
const compress = (bytes: Buffer) =>
  brotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });

/** The path of an address, or nothing when it is no path of a site or one that hosts keep to themselves. */
function pathOf(url: string): string | undefined {
  try {
    const path = posix.normalize(decodeURIComponent(new URL(`http://site${url}`).pathname));
    return /\/[._]/.test(path) || path.includes("\0") ? undefined : path;
  } catch {
    return undefined;
  }
}

/** Where to send who asks for the page in `file` under another address than its own, however it is written. */
function redirectionOf(url: string, file: string): string | undefined {
  const [asked, ...query] = url.split("?");
  const address = canonicalAddress(file);
  return asked === address ? undefined : [address, ...query].join("?");
}

/** Answers requests with the files of `folder`, under `rules`. A file that changes on the disk is read again. */
export function siteListener(folder: string, rules: readonly HeaderRule[]) {
  const store = new Map<string, Stored>();

  async function load(file: string): Promise<Stored | undefined> {
    const found = await stat(join(folder, file)).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const known = store.get(file);
    if (known?.modified === found.mtimeMs) return known;
    const bytes = await readFile(join(folder, file));
    const etag = `W/"${createHash("sha256").update(bytes).digest("base64url").slice(0, 16)}"`;
    const stored = { modified: found.mtimeMs, bytes, etag };
    store.set(file, stored);
    return stored;
  }

  async function find(path: string | undefined): Promise<[string, Stored] | undefined> {
    const bare = path?.replace(/(.)\/$/, "$1");
    const candidates = bare === undefined ? [] : bare === "/" ? ["/index.html"] : [bare, `${bare}.html`];
    for (const file of candidates) {
      const stored = await load(file);
      if (stored) return [file, stored];
    }
    return undefined;
  }

  async function answer(
    request: IncomingMessage | Http2ServerRequest,
    response: ServerResponse | Http2ServerResponse,
  ) {
    const found = await find(pathOf(request.url ?? "/"));
    const file = found?.[0] ?? "/404.html";
    const stored = found?.[1] ?? (await load(file));
    if (!stored) throw new Error(`${folder} holds no 404.html: build the site first.`);

    const gone = movedAddresses[pathOf(request.url ?? "/")?.replace(/(.)\/$/, "$1") ?? ""];
    const page = gone ? `${gone}.html` : found && file.endsWith(".html") ? file : undefined;
    const moved = page && redirectionOf(request.url ?? "/", page);
    if (moved !== undefined) {
      for (const [name, value] of Object.entries(headersOf(rules, "/*"))) response.setHeader(name, value);
      response.statusCode = 308;
      response.setHeader("Location", moved);
      response.end();
      return;
    }

    const type = contentTypes[extname(file)] ?? "application/octet-stream";
    const textual = isText(type);
    for (const [name, value] of Object.entries(headersOf(rules, file))) response.setHeader(name, value);
    response.setHeader("Content-Type", textual ? `${type}; charset=utf-8` : type);
    response.setHeader("ETag", stored.etag);
    if (textual) response.setHeader("Vary", "Accept-Encoding");
    if (found && request.headers["if-none-match"]?.includes(stored.etag)) {
      response.statusCode = 304;
      response.end();
      return;
    }

    const compressed = textual && /\bbr\b/.test(request.headers["accept-encoding"]?.toString() ?? "");
    const body = compressed ? await (stored.compressed ??= compress(stored.bytes)) : stored.bytes;
    if (compressed) response.setHeader("Content-Encoding", "br");
    response.setHeader("Content-Length", body.length);
    response.statusCode = found ? 200 : 404;
    if (request.method === "HEAD") response.end();
    else response.end(body);
  }

  return (request: IncomingMessage | Http2ServerRequest, response: ServerResponse | Http2ServerResponse) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.statusCode = 405;
      response.setHeader("Allow", "GET, HEAD");
      response.end();
      return;
    }
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      response.statusCode = 500;
      response.end();
    });
  };
}
