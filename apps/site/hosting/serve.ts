import { createServer } from "node:http";
import { dist } from "../built/dist.ts";
import { readRules } from "./rules.ts";
import { refusal, siteListener } from "./server.ts";

let port = Number(process.env["PORT"] ?? 4173);
// This machine alone, unless another address is asked for: a telephone beside it, say.
const host = process.env["HOST"] ?? "localhost";
const rules = readRules();
const server = createServer(siteListener(dist, rules)).on("clientError", refusal(rules));

server.on("error", (error: NodeJS.ErrnoException) => {
  // A port asked for by name is a promise to whoever asked; the default one may move over.
  if (error.code !== "EADDRINUSE" || process.env["PORT"]) throw error;
  port += 1;
  server.listen(port, host);
});

server.on("listening", () => {
  console.log(`\n  Sillages is served at http://localhost:${port}\n`);
});

server.listen(port, host);
