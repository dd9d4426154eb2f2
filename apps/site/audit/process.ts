import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { listen } from "../hosting/listen.ts";

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await once(server.close(), "close");
  return port;
}

/** Waits until `isReady` answers yes; gives up after ten seconds. */
export async function until(isReady: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (Date.now() < deadline) {
    if (await isReady().catch(() => false)) return;
    await wait(50);
  }
  throw new Error("What was started did not answer within ten seconds.");
}
