// « npm run edit »: the editing page on the files of this repository, and the site beside it. For this machine alone.
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { pictureProblem } from "@sillages/content/pictures";
import { ContentProcess } from "./contentProcess.ts";
import { entryStore } from "../src/files/entryStore.ts";
import { diskFiles } from "./diskFiles.ts";
import { fingerprint } from "./fingerprint.ts";
import { keptKey } from "./key.ts";
import { editorListener } from "./listener.ts";
import { freePort } from "./ports.ts";
import { startSite } from "./site.ts";
import { watchFiles } from "./watch.ts";

const here = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const port = await freePort(Number(process.env["PORT"] ?? 4180));
const sitePort = await freePort(Number(process.env["SITE_PORT"] ?? 5180));
const site = process.env["SITE"] ?? `http://localhost:${sitePort}`;
const key = keptKey(here(".cache/key"));

const root = here("../../packages/content/");
const content = new ContentProcess(() => fingerprint(root));
const store = entryStore({
  files: diskFiles(root),
  describe: () => content.ask({ kind: "describe" }),
  check: (folder, id, value) => content.ask({ kind: "check", folder, id, value }),
  whole: () => content.ask({ kind: "whole" }),
  changed: () => content.refresh(),
  pictureProblem: async (picture, file) => pictureProblem(picture, Buffer.from(await file.arrayBuffer())),
  site,
});
watchFiles(root, () => {
  // What the page itself has just saved is read already: to read it twice makes the person wait.
  if (content.isUpToDate()) return;
  content.refresh();
  content.ask({ kind: "describe" }).catch((error: unknown) => console.error(error));
});

// One that is served already, by « npm run dev » in another window, is not served twice.
const vite = process.env["SITE"] ? undefined : startSite(here("../site"), sitePort);
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    vite?.kill();
    content.refresh();
    process.exit(0);
  });
}

const listener = editorListener({ guard: { port, key }, store, page: here("dist"), site });
createServer((request, response) => void listener(request, response)).listen(port, "127.0.0.1", () => {
  console.log(`La page d’écriture est ouverte : http://localhost:${port}/#cle=${key}`);
});
