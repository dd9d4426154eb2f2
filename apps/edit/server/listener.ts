// The page, and what it asks of the files.
import type { IncomingMessage, ServerResponse } from "node:http";
import { type Entry, Explained, type Store } from "../src/api.ts";
import { Unknown } from "../src/files/files.ts";
import { words } from "../src/words.ts";
import { type Guard, refusal } from "./guard.ts";
import { fileOfPage, type PageFile } from "./pageFiles.ts";
import { pageHeaders } from "./policy.ts";

/** The largest picture that is taken. */
const LARGEST = 25_000_000;

interface Served {
  readonly guard: Guard;
  readonly store: Store;
  /** The folder of the built page. */
  readonly page: string;
  /** Where the site is seen, beside the form. */
  readonly site: string;
}

export function editorListener({ guard, store, page, site }: Served) {
  const headers = pageHeaders(site);

  return async (request: IncomingMessage, response: ServerResponse) => {
    try {
      await answer(request, response);
    } catch (error) {
      const explained = error instanceof Explained ? error.message : saidOfDisk(error);
      if (explained !== undefined) return end(response, 422, explained);
      const isAsked = error instanceof Unknown || error instanceof SyntaxError;
      if (!isAsked) console.error(error);
      end(response, isAsked ? 400 : 500);
    }
  };

  async function answer(request: IncomingMessage, response: ServerResponse) {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const asked = URL.parse(request.url ?? "/", "http://here");
    if (!asked) return end(response, 400);
    const { pathname, searchParams } = asked;
    const { host, origin, "x-edit-key": key } = request.headers;
    const refused = refusal({ host, origin, key: key?.toString() }, guard);
    if (!pathname.startsWith("/api/")) {
      if (refused === "origin" || request.method !== "GET") return end(response, 403);
      return sendFile(fileOfPage(page, pathname));
    }
    if (refused || request.method !== "POST") return end(response, 403);
    const method = pathname.slice("/api/".length);
    if (method === "picture") return sendBlob(await store.picture(...twoOf(searchParams)));
    const body = await read(request);
    const told =
      method === "addPicture"
        ? await store.addPicture(...twoOf(searchParams), new Blob([Uint8Array.from(body)]))
        : await call(store, method, JSON.parse(body.toString("utf8")) as Given);
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify(told));

    async function sendBlob(blob: Blob) {
      response.setHeader("Content-Type", "application/octet-stream");
      response.end(Buffer.from(await blob.arrayBuffer()));
    }

    function sendFile(file: PageFile | undefined) {
      if (!file) return end(response, 404);
      response.setHeader("Content-Type", file.type);
      response.end(file.content);
    }
  }
}

/** What a disk that takes no file says to the person; nothing of any other failure. */
function saidOfDisk(error: unknown): string | undefined {
  const { code = "" } = error as NodeJS.ErrnoException;
  if (code === "ENOSPC") return words.diskFull;
  return ["EACCES", "EBUSY", "EPERM", "EROFS"].includes(code) ? words.diskRefuses : undefined;
}

/** What a call brings: each takes what it needs. */
interface Given {
  readonly folder: string;
  readonly id: string;
  readonly value: Entry;
  readonly version: string;
  readonly word: string;
  readonly pictures: readonly string[];
}

function call(store: Store, method: string, given: Given): Promise<unknown> {
  const { folder, id, value, version, word, pictures } = given;
  switch (method) {
    case "begin":
      return store.begin();
    case "entries":
      return store.entries(folder);
    case "texts":
      return store.texts();
    case "read":
      return store.read(folder, id);
    case "check":
      return store.check(folder, id, value);
    case "save":
      return store.save(folder, id, value, version);
    case "remove":
      return store.remove(folder, id, version);
    case "whole":
      return store.whole();
    case "addWord":
      return store.addWord(word).then(() => true);
    case "pictures":
      return store.pictures(folder);
    case "leavePictures":
      return store.leavePictures(pictures).then(() => true);
    case "takePicturesBack":
      return store.takePicturesBack(pictures).then(() => true);
    default:
      throw new Unknown(method);
  }
}

function end(response: ServerResponse, status: number, words?: string) {
  response.statusCode = status;
  response.end(words);
}

const twoOf = (query: URLSearchParams): [string, string] => [
  query.get("folder") ?? "",
  query.get("name") ?? "",
];

async function read(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > LARGEST) throw new Unknown("a picture too large");
    parts.push(part);
  }
  return Buffer.concat(parts);
}
