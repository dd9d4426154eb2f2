// Serves the built site as a static host does: the right page with and without a final slash, a real 404.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import sirv from "sirv";

const folder = fileURLToPath(new URL("../dist/", import.meta.url));
const firstPort = Number(process.env["PORT"] ?? 4173);

const files = sirv(folder, {
  etag: true,
  extensions: ["html"],
  setHeaders: (response, path) => {
    const immutable = path.startsWith("/assets/") || path.startsWith("/images/");
    response.setHeader("Cache-Control", immutable ? "public, max-age=31536000, immutable" : "no-cache");
  },
});

const server = createServer((request, response) => {
  files(request, response, () => {
    response.writeHead(404, { "Content-Type": "text/html; charset=utf-8" });
    response.end(readFileSync(`${folder}404.html`));
  });
});

let port = firstPort;

server.on("error", (error: NodeJS.ErrnoException) => {
  // A port asked for by name is a promise to whoever asked; the default one may move over.
  if (error.code !== "EADDRINUSE" || process.env["PORT"]) throw error;
  port += 1;
  server.listen(port);
});

server.on("listening", () => {
  console.log(`\n  Sillages is served at http://localhost:${port}\n`);
});

server.listen(port);
