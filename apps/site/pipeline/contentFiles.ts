import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Plugin, ViteDevServer } from "vite";

const content = fileURLToPath(new URL("../../../packages/content/", import.meta.url));

/** While the site is being worked on: a word or a picture saved in the content is on the page at once. */
export function contentFiles(): Plugin {
  return {
    name: "sillages:content-files",
    apply: "serve",
    configureServer(server) {
      // The editing page makes them itself: two at once would undo each other's work.
      if (process.env["CONTENT_MADE_ELSEWHERE"]) return;
      const folders = [`${content}data`, `${content}images`];
      server.watcher.add(folders);
      let running: Promise<void> | undefined;
      let again = false;
      const make = () => {
        again = running !== undefined;
        running ??= makeModules(server).finally(() => {
          running = undefined;
          if (again) make();
        });
      };
      server.watcher.on("all", (_, file) => {
        if (folders.some((folder) => file.startsWith(folder))) make();
      });
    },
  };
}

/** Makes the content's modules again; what stands in the way is shown over the page, and the last good ones stay. */
async function makeModules({ ws }: ViteDevServer): Promise<void> {
  const made = spawn(process.execPath, ["--conditions=@sillages/source", `${content}src/data/main.ts`], {
    cwd: content,
  });
  let told = "";
  made.stderr.on("data", (text) => (told += String(text)));
  const [code] = await once(made, "close");
  if (code !== 0) ws.send({ type: "error", err: { message: told.trim(), stack: "" } });
  // A file restored to what it said changes no module, so Vite sends nothing: this clears the error overlay.
  else ws.send({ type: "update", updates: [] });
}
