// Who may speak to the editor's server: this machine, through the page that the server itself gave.
import { timingSafeEqual } from "node:crypto";

interface Asked {
  readonly host: string | undefined;
  readonly origin: string | undefined;
  readonly key: string | undefined;
}

export interface Guard {
  /** The port of the server. */
  readonly port: number;
  /** What the page holds, and nobody else. */
  readonly key: string;
}

/**
 * Why a request is refused, or nothing. The name in `Host` must be this machine's, so that no domain of somebody else's can lead here;
 * the key comes in a header that a page of another site cannot send without being asked first, and is never told yes.
 */
export function refusal({ host, origin, key }: Asked, guard: Guard): "key" | "origin" | undefined {
  const names = ["localhost", "127.0.0.1"].map((name) => `${name}:${guard.port}`);
  if (!host || !names.includes(host)) return "origin";
  if (origin !== undefined && !names.some((name) => origin === `http://${name}`)) return "origin";
  return key !== undefined && same(key, guard.key) ? undefined : "key";
}

function same(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
