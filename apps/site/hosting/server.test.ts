import { mkdtempSync, mkdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { createServer, request, type IncomingMessage } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { refusal, siteListener } from "./server.ts";

const folder = mkdtempSync(join(tmpdir(), "sillages-"));
for (const [file, text] of Object.entries({
  "index.html": "accueil",
  "equipe.html": "équipe",
  "escales.html": "escales",
  "404.html": "hors carte",
  _headers: "secret",
  "bruit.jpg": "0123456789",
})) {
  writeFileSync(join(folder, file), text);
}
mkdirSync(join(folder, ".vite"));
writeFileSync(join(folder, ".vite/manifest.json"), "{}");

mkdirSync(join(folder, ".well-known"));
writeFileSync(join(folder, ".well-known/security.txt"), "Contact: mailto:escale@port.example");

const rules = [{ files: "/*", headers: { "X-Content-Type-Options": "nosniff" } }] as const;
const server = createServer(siteListener(folder, rules)).on("clientError", refusal(rules));
beforeAll(() => new Promise<void>((resolve) => server.listen(0, resolve)));
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

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
  "/404",
  "/404.html",
  "/index.html::$DATA",
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

test("says whom to tell of a weakness, where it is looked for", async () => {
  const { message, body } = await ask("/.well-known/security.txt");
  expect(message.statusCode).toBe(200);
  expect(message.headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(body.toString()).toContain("Contact:");
});

test("compresses as who asks can read, and not otherwise", async () => {
  const zipped = await ask("/equipe", { "accept-encoding": "br;q=0, gzip" });
  expect(zipped.message.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(zipped.body).toString()).toBe("équipe");
  const plain = await ask("/equipe");
  expect(plain.message.headers["content-encoding"]).toBeUndefined();
  expect(plain.message.headers.etag).not.toBe(zipped.message.headers.etag);
});

test("sends what the build compressed, unless the file has changed since", async () => {
  writeFileSync(join(folder, "lettre.txt"), "lettre");
  writeFileSync(join(folder, "lettre.txt.br"), "déjà fait");
  expect((await ask("/lettre.txt", { "accept-encoding": "br" })).body.toString()).toBe("déjà fait");
  utimesSync(join(folder, "lettre.txt"), new Date(), new Date(Date.now() + 60_000));
  const { body } = await ask("/lettre.txt", { "accept-encoding": "br" });
  expect(brotliDecompressSync(body).toString()).toBe("lettre");
});

test("sends the part of a file that is asked for", async () => {
  const part = await ask("/bruit.jpg", { range: "bytes=2-4" });
  expect(part.message.statusCode).toBe(206);
  expect(part.message.headers["content-range"]).toBe("bytes 2-4/10");
  expect(part.message.headers["content-length"]).toBe("3");
  expect(part.body.toString()).toBe("234");
  const beyond = await ask("/bruit.jpg", { range: "bytes=10-" });
  expect(beyond.message.statusCode).toBe(416);
  expect(beyond.message.headers["content-range"]).toBe("bytes */10");
  const another = await ask("/bruit.jpg", { range: "bytes=2-4", "if-range": '"another"' });
  expect(another.message.statusCode).toBe(200);
});

test("says that nothing has changed to who has any version, or one that is not older", async () => {
  const { message } = await ask("/bruit.jpg");
  const modified = message.headers["last-modified"] ?? "";
  expect((await ask("/bruit.jpg", { "if-none-match": "*" })).message.statusCode).toBe(304);
  expect((await ask("/bruit.jpg", { "if-modified-since": modified })).message.statusCode).toBe(304);
  expect((await ask("/nulle-part", { "if-none-match": "*" })).message.statusCode).toBe(404);
});

test("refuses what it does not do with the headers of the site", async () => {
  const { message } = await ask("/", {}, "DELETE");
  expect(message.statusCode).toBe(405);
  expect(message.headers["x-content-type-options"]).toBe("nosniff");
});

test.each([
  ["no HTTP at all\r\n\r\n", "400"],
  [`GET / HTTP/1.1\r\nHost: a\r\nX: ${"a".repeat(70_000)}\r\n\r\n`, "431"],
])("refuses %.20j with %s and the headers of the site", async (text, status) => {
  const { port } = server.address() as AddressInfo;
  const answer = await new Promise<string>((resolve, reject) => {
    let said = "";
    const socket = connect(port, "localhost", () => socket.write(text));
    socket.on("data", (chunk: Buffer) => (said += chunk.toString()));
    socket.on("close", () => resolve(said)).on("error", reject);
  });
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer).toContain("X-Content-Type-Options: nosniff");
});
