// The site beside the form, served as it is written.
import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { setTimeout as wait } from "node:timers/promises";

/** Serves the site in `folder` at `port`; the address is ready some seconds later. */
export function startSite(folder: string, port: number): ChildProcess {
  const vite = fileURLToPath(new URL("../../bin/vite.js", import.meta.resolve("vite")));
  const options = ["--host", "localhost", "--port", String(port), "--strictPort", "--logLevel", "error"];
  const site = spawn(process.execPath, [vite, ...options], {
    cwd: folder,
    env: { ...process.env, CONTENT_MADE_ELSEWHERE: "yes" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  // Its first page takes some seconds to be made: they pass while the person chooses what to write.
  void askUntilReady(`http://localhost:${port}`);
  return site;
}

/** Asks for the page at `address` until a server answers there; gives up after a minute. */
async function askUntilReady(address: string): Promise<void> {
  for (let tries = 0; tries < 60; tries++) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer) return;
    await wait(1000);
  }
}
