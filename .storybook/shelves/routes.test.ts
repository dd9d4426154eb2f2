import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { routes } from "./routes.ts";

const root = join(import.meta.dirname, "../../apps/site/src/routes");

test("every folder of a page has its name, without which its stories would not be seen", () => {
  const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(Object.keys(routes).toSorted()).toEqual(folders.map(({ name }) => name).toSorted());
});
