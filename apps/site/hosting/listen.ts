import { once } from "node:events";
import type { AddressInfo, Server } from "node:net";

/** Starts `server` at a port of this machine that nobody listens on, and says which. */
export async function listen(server: Server): Promise<number> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  return (server.address() as AddressInfo).port;
}
