import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { type Collection, Explained } from "../src/api.ts";
import { entryStore } from "../src/files/entryStore.ts";
import { localStore } from "../src/store/local.ts";
import { words } from "../src/words.ts";
import { diskFiles } from "./diskFiles.ts";
import { editorListener } from "./listener.ts";

const root = mkdtempSync(join(tmpdir(), "sillages-listener-"));
const partners: Collection = { folder: "partners", label: "p", schema: {}, single: false, ordered: true };
let describe = () => Promise.resolve([partners]);
let server: Server;
let port: number;

beforeAll(async () => {
  mkdirSync(join(root, "data/partners"), { recursive: true });
  writeFileSync(join(root, "data/partners/acme.yaml"), "order: 10\nname: Acme : la voile\n");
  const store = entryStore({
    files: diskFiles(root),
    describe: () => describe(),
    check: () => Promise.resolve([]),
    whole: () => Promise.resolve([]),
    changed: () => undefined,
  });
  server = createServer((request, response) => {
    const guard = { port, key: "sesame" };
    void editorListener({ guard, store, page: root, site: "http://site" })(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ({ port } = server.address() as AddressInfo);
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init));
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => {
  server.close();
  rmSync(root, { recursive: true, force: true });
});

/** The first line of the answer to a request as it is sent. */
function firstLine(path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("error", reject);
    socket.once("data", (told) => {
      socket.destroy();
      resolve(String(told).split("\r\n", 1)[0] ?? "");
    });
    socket.write(`GET ${path} HTTP/1.1\r\nHost: elsewhere.example\r\n\r\n`);
  });
}

it("an address that is none is refused, and the next one is answered", async () => {
  expect(await firstLine("//")).toBe("HTTP/1.1 400 Bad Request");
  expect(await firstLine("/")).toBe("HTTP/1.1 403 Forbidden");
});

it("a file that cannot be read says which line, and what to do", async () => {
  const reading = localStore("sesame").read("partners", "acme");
  await expect(reading).rejects.toThrow(Explained);
  await expect(reading).rejects.toThrow(
    /^Ce fichier ne se lit pas, ligne\s2\s: le texte contient deux-points/,
  );
});

it.each([
  ["ENOSPC", words.diskFull],
  ["EACCES", words.diskRefuses],
  ["EROFS", words.diskRefuses],
  ["EBUSY", words.diskRefuses],
])("a disk that answers %s is told to who saves, with what to do", async (code, told) => {
  vi.spyOn(console, "error").mockReturnValue();
  describe = () => Promise.reject(Object.assign(new Error(code), { code }));
  const saving = localStore("sesame").save("partners", "acme", {}, "");
  await expect(saving).rejects.toThrow(Explained);
  await expect(saving).rejects.toThrow(told);
});

it("what fails here is said to have stopped", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  describe = () => Promise.reject(new Error("The process that reads the content stopped."));
  await expect(localStore("sesame").begin()).rejects.toThrow(words.stopped);
});
