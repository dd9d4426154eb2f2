import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { dataCollections } from "./registry.ts";

const cwd = join(import.meta.dirname, "..");

test("an entry whose dates a sentence asks for by its name may not be taken away", () => {
  const asked = globSync("**/!(*.test).ts", { cwd }).flatMap((file) =>
    Array.from(
      readFileSync(join(cwd, file), "utf8").matchAll(/periods\["([^"]+)"\]/g),
      ([, entry = ""]) => entry,
    ),
  );
  const kept = dataCollections.flatMap(({ folder, needs = [] }) => needs.map((name) => `${folder}/${name}`));
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((entry) => !kept.includes(entry))).toEqual([]);
});
