import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { routes } from "./routes.ts";

const root = join(import.meta.dirname, "../../apps/site/src/routes");

test("every folder of a page has its name in routes.ts, without which its stories would not be seen", () => {
  const folders = readdirSync(root, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
  const named = Object.keys(routes);
  expect({
    toName: folders.filter((name) => !named.includes(name)),
    toRemove: named.filter((name) => !folders.includes(name)),
  }).toEqual({ toName: [], toRemove: [] });
});
