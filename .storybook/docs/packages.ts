// What the code of a story may import, by its name.
import * as drawings from "../../packages/illustrations/src/index.ts";
import * as kit from "../../packages/ui/src/index.ts";
import type { Packages } from "./copyable.ts";

const sources = { "@sillages/ui": kit, "@sillages/illustrations": drawings };

// A build shortens the names of functions, and the code of a story is written from them.
for (const exports of Object.values(sources)) {
  for (const [name, value] of Object.entries(exports)) {
    if (typeof value === "function" && /^[A-Z]/.test(name)) Object.assign(value, { displayName: name });
  }
}

export const packages: Packages = Object.fromEntries(
  Object.entries(sources).map(([source, exports]) => [source, new Set(Object.keys(exports))]),
);
