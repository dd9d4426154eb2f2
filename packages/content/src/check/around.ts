import { ports } from "#data/ports";
import { isLand } from "../legs/land.ts";
import { home } from "../ports/home.ts";
import type { Around } from "./journal.ts";

/** What the pages of the log are compared with at the instant `now`. */
export const around = (now: Date): Around => ({
  ports: new Map([home, ...ports].map(({ id, position }) => [id, position])),
  isLand,
  now,
});
