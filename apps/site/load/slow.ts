import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** What came of clients that say one sign a second, and never end. */
export interface Slow {
  clients: number;
  /** How many the server has let go. */
  dropped: number;
  /** When the last of them was, in seconds. */
  seconds: number;
  /** The longest that somebody else waited meanwhile, in milliseconds. */
  others: number;
}

const LONGEST_MS = 90_000;

function slowClient(port: number) {
  const started = Date.now();
  return new Promise<number | undefined>((resolve) => {
    const socket = connect(port, "127.0.0.1", () =>
      socket.write("GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: "),
    );
    const drip = setInterval(() => socket.write("a"), 1_000);
    const end = setTimeout(() => socket.destroy(), LONGEST_MS);
    socket.on("error", () => undefined);
    socket.on("data", () => undefined);
    socket.on("close", () => {
      clearInterval(drip);
      clearTimeout(end);
      const spent = Date.now() - started;
      resolve(spent < LONGEST_MS ? spent / 1000 : undefined);
    });
  });
}

/** Holds `clients` connections to the server at `origin` with as little as one can, while somebody else reads the site. */
export async function holdSlowly(origin: string, clients: number): Promise<Slow> {
  const { port } = new URL(origin);
  const ends = Array.from({ length: clients }, () => slowClient(Number(port)));
  const open = new Set(ends);
  for (const end of ends) void end.then(() => open.delete(end));
  let others = 0;
  while (open.size > 0) {
    const asked = performance.now();
    await (await fetch(origin)).arrayBuffer();
    others = Math.max(others, performance.now() - asked);
    await wait(200);
  }
  const closed = (await Promise.all(ends)).filter((end) => end !== undefined);
  return { clients, dropped: closed.length, seconds: Math.max(0, ...closed), others };
}
