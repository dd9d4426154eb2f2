import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { oldestBrowsers } from "../browsers.ts";

const told = Object.entries(oldestBrowsers)
  .map(([name, version]) => (name === "Edge" ? ` and Edge ${version}` : `, ${name} ${version}`))
  .join("")
  .slice(2)
  .replace(/ \d+(?= and)/, "");

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8").replace(/\s+/g, " ");

test("the range of browsers is told as it is built for: in the README, and on /accessibilite", () => {
  expect(read("../../../README.md")).toContain(told);
  expect(read("../../../packages/content/data/pages/accessibilite.yaml")).toContain(
    told.replace(" and ", " et "),
  );
});
