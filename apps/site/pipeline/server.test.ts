import { mkdtempSync, mkdirSync, writeFileSync } from "node:fs";
import { createServer, request, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { siteListener } from "./server.ts";

const folder = mkdtempSync(join(tmpdir(), "sillages-"));
for (const [file, text] of Object.entries({
  "index.html": "accueil",
  "equipe.html": "équipe",
  "escales.html": "escales",
  "404.html": "hors carte",
  _headers: "secret",
})) {
  writeFileSync(join(folder, file), text);
}
mkdirSync(join(folder, ".vite"));
writeFileSync(join(folder, ".vite/manifest.json"), "{}");

const server = createServer(
  siteListener(folder, [{ files: "/*", headers: { "X-Content-Type-Options": "nosniff" } }]),
);
beforeAll(() => new Promise<void>((resolve) => server.listen(0, resolve)));
afterAll(() => void server.close());

interface Answer {
  message: IncomingMessage;
  body: Buffer;
}

/** Asks with the path as it is written: `fetch` would tidy it. */
function ask(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ port, path, headers, method }, (message) => {
      const chunks: Buffer[] = [];
      message.on("data", (chunk: Buffer) => chunks.push(chunk));
      message.on("end", () => resolve({ message, body: Buffer.concat(chunks) }));
    })
      .on("error", reject)
      .end();
  });
}

test.each(["/equipe", "/equipe?de=presse"])("%s answers with the page", async (path) => {
  const { message, body } = await ask(path);
  expect(message.statusCode).toBe(200);
  expect(body.toString()).toBe("équipe");
  expect(message.headers["x-content-type-options"]).toBe("nosniff");
});

test.each([
  ["/equipe/", "/equipe"],
  ["/equipe.html", "/equipe"],
  ["//equipe", "/equipe"],
  ["/equip%65", "/equipe"],
  ["/equipe.html?de=presse", "/equipe?de=presse"],
  ["/index.html", "/"],
  ["/index", "/"],
])("%s leads to the page's one address, %s, which answers with it", async (path, address) => {
  const { message } = await ask(path);
  expect(message.statusCode).toBe(308);
  expect(message.headers.location).toBe(address);
  expect(message.headers["x-content-type-options"]).toBe("nosniff");
  expect((await ask(address)).message.statusCode).toBe(200);
});

test.each([
  "/nulle-part",
  "/_headers",
  "/.vite/manifest.json",
  "/../server.ts",
  "/%2e%2e/server.ts",
  "/%00",
  "/%",
])("%s answers 404 with the site's own page", async (path) => {
  const { message, body } = await ask(path);
  expect(message.statusCode).toBe(404);
  expect(body.toString()).toBe("hors carte");
  expect(message.headers["x-content-type-options"]).toBe("nosniff");
});

test("compresses text for whoever reads brotli", async () => {
  const { message, body } = await ask("/equipe", { "accept-encoding": "gzip, br" });
  expect(message.headers["content-encoding"]).toBe("br");
  expect(message.headers["vary"]).toBe("Accept-Encoding");
  expect(brotliDecompressSync(body).toString()).toBe("équipe");
});

test("sends a file once: what has not changed is not sent again, what has is", async () => {
  const { message } = await ask("/");
  const etag = message.headers.etag ?? "";
  const again = await ask("/", { "if-none-match": etag });
  expect(again.message.statusCode).toBe(304);
  expect(again.body).toHaveLength(0);
  writeFileSync(join(folder, "index.html"), "accueil, refait");
  const changed = await ask("/", { "if-none-match": etag });
  expect(changed.body.toString()).toBe("accueil, refait");
});

test("reads only", async () => {
  expect((await ask("/", {}, "HEAD")).body).toHaveLength(0);
  expect((await ask("/", {}, "POST")).message.statusCode).toBe(405);
});

test("sends who asks for an address that a page had to the one that it has", async () => {
  for (const [path, to] of [
    ["/documents/escales.html", "/escales"],
    ["/documents/escales/?de=lettre", "/escales?de=lettre"],
  ] as const) {
    const { message } = await ask(path);
    expect(message.statusCode).toBe(308);
    expect(message.headers.location).toBe(to);
  }
});
