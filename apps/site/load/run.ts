import autocannon, { type Result } from "autocannon";
import type { Nginx } from "../audit/startNginx.ts";
import { memoryOf } from "./server.ts";

/** What came of many requests. */
export interface Run {
  requests: number;
  /** Connections that failed or waited ten seconds, and answers other than 200. */
  errors: number;
  seconds: number;
  /** Half of the answers came within this, in milliseconds; and 99 in a hundred; and all. */
  half: number;
  most: number;
  all: number;
  /** KiB, at the first tenth and at the end. */
  memory: readonly [number | undefined, number | undefined];
}

/** As many as a crowd keeps open at once. */
const CONNECTIONS = 100;

/** `amount` requests to `server`, for each of `paths` in turn, in the encoding that a browser takes. */
export async function run(server: Nginx, paths: readonly string[], amount: number): Promise<Run> {
  let done = 0;
  let early: number | undefined;
  const options = {
    url: server.origin,
    amount,
    connections: CONNECTIONS,
    headers: { "Accept-Encoding": "br, gzip" },
    requests: paths.map((path) => ({ path })),
  };
  const result = await new Promise<Result>((resolve, reject) => {
    const attack = autocannon(options, (error: unknown, found) => (error ? reject(error) : resolve(found)));
    attack.on("response", () => {
      done += 1;
      if (done === Math.round(amount / 10)) early = memoryOf(server);
    });
  });
  const { "2xx": right, duration, latency } = result;
  return {
    requests: right,
    errors: Math.max(amount - right, result.errors + result.timeouts + result.non2xx),
    seconds: duration,
    half: latency.p50,
    most: latency.p99,
    all: latency.max,
    memory: [early, memoryOf(server)],
  };
}
