import { setTimeout as wait } from "node:timers/promises";

/** Asks for the page at `address` until a server answers there; gives up after a minute. */
export async function askUntilReady(address: string): Promise<void> {
  for (let tries = 0; tries < 60; tries++) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer) return;
    await wait(1000);
  }
}
