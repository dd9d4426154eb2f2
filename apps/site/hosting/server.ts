// The built site as a static host serves it: a page under its one address, a real 404, the headers of production, text compressed.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Http2ServerRequest, Http2ServerResponse } from "node:http2";
import type { Duplex } from "node:stream";
import { extname } from "node:path";
import { canonicalAddress, movedAddresses } from "./addresses.ts";
import { encodingOf, isFresh, partOf } from "./conditions.ts";
import { contentTypes, isText } from "./contentTypes.ts";
import { type HeaderRule, headersOf } from "./headers.ts";
import { pathOf } from "./paths.ts";
import { notFound, siteFiles, type Stored, withoutFinalSlash } from "./siteFiles.ts";

type Request = IncomingMessage | Http2ServerRequest;
type Response = ServerResponse | Http2ServerResponse;

/** Where to send who asks for the page in `file` under another address than its own, however it is written. */
function redirectionOf(url: string, file: string): string | undefined {
  const [asked, ...query] = url.split("?");
  const address = canonicalAddress(file);
  return asked === address ? undefined : [address, ...query].join("?");
}

function say(response: Response, headers: Readonly<Record<string, string | number>>) {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** An answer without a body. */
function end(response: Response, status: number, headers: Readonly<Record<string, string | number>> = {}) {
  say(response, headers);
  response.statusCode = status;
  response.end();
}

/** Answers requests with the files of `folder`, under `rules`. */
export function siteListener(folder: string, rules: readonly HeaderRule[]) {
  const files = siteFiles(folder);

  async function answer(request: Request, response: Response) {
    const url = request.url ?? "/";
    const path = pathOf(url);
    const found = await files.find(path);
    const file = found?.[0] ?? notFound;
    const gone = path && movedAddresses[withoutFinalSlash(path)];
    const page = gone ? `${gone}.html` : found && file.endsWith(".html") ? file : undefined;
    const moved = page && redirectionOf(url, page);
    if (moved !== undefined) return end(response, 308, { ...headersOf(rules, "/*"), Location: moved });

    const stored = found?.[1] ?? (await files.load(file));
    if (!stored) throw new Error(`${folder} holds no 404.html: build the site first.`);
    return send(request, response, file, stored);
  }

  /** Sends the file, or the range that is asked for; a 304 to a browser whose copy is current. */
  async function send(request: Request, response: Response, file: string, stored: Stored) {
    const isThere = file !== notFound;
    const type = contentTypes[extname(file)] ?? "application/octet-stream";
    const textual = isText(type);
    const encoding = textual ? encodingOf(request.headers) : undefined;
    // Another encoding is other bytes: it bears another name.
    const etag = encoding ? stored.etag.replace(/"$/, `-${encoding}"`) : stored.etag;
    const validators = { etag, modified: stored.modified };
    say(response, {
      ...headersOf(rules, file),
      "Content-Type": textual ? `${type}; charset=utf-8` : type,
      ETag: etag,
      "Last-Modified": new Date(stored.modified).toUTCString(),
      ...(textual ? { Vary: "Accept-Encoding" } : { "Accept-Ranges": "bytes" }),
    });
    response.statusCode = isThere ? 200 : 404;
    if (isThere && isFresh(request.headers, validators)) return end(response, 304);

    let body = encoding ? await files.packed(file, stored, encoding) : stored.bytes;
    if (encoding) response.setHeader("Content-Encoding", encoding);
    const { length } = body;
    const part =
      isThere && !encoding && request.method === "GET" && partOf(request.headers, validators, length);
    if (part === "none")
      return end(response, 416, { "Content-Range": `bytes */${length}`, "Content-Length": 0 });
    if (part) {
      body = body.subarray(part.from, part.to + 1);
      response.setHeader("Content-Range", `bytes ${part.from}-${part.to}/${length}`);
      response.statusCode = 206;
    }
    response.setHeader("Content-Length", body.length);
    if (request.method === "HEAD") response.end();
    else response.end(body);
  }

  return (request: Request, response: Response) => {
    if (request.method !== "GET" && request.method !== "HEAD")
      return end(response, 405, { ...headersOf(rules, "/*"), Allow: "GET, HEAD" });
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      end(response, 500);
    });
  };
}

/** Answers a request that is malformed, or whose headers are too long, with the headers of the site and no body. */
export function refusal(rules: readonly HeaderRule[]) {
  const headers = Object.entries(headersOf(rules, "/*")).map(([name, value]) => `${name}: ${value}\r\n`);
  return (error: NodeJS.ErrnoException, socket: Duplex) => {
    const status =
      error.code === "HPE_HEADER_OVERFLOW" ? "431 Request Header Fields Too Large" : "400 Bad Request";
    if (socket.writable)
      socket.end(`HTTP/1.1 ${status}\r\n${headers.join("")}Content-Length: 0\r\nConnection: close\r\n\r\n`);
    else socket.destroy();
  };
}
