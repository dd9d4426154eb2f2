import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { logoVariant, publishLogoVariants } from "./logoColorVariants.ts";

const drawn = '<svg viewBox="0 0 9 9" color="#0b2341" fill="currentColor"><path d="M0 0h9v9z"/></svg>';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "logos-"));
  mkdirSync(join(folder, "logos"));
  writeFileSync(join(folder, "logos", "kilovague.svg"), drawn);
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a logo is published in each light ink, and stays as it is in its own", () => {
  publishLogoVariants(join(folder, "logos"));
  const published = (name: string) => readFileSync(join(folder, "logos", name), "utf8");
  expect(published("kilovague-paper.svg")).toBe(drawn.replace("#0b2341", "#fbf4e6"));
  expect(published("kilovague-sun.svg")).toBe(drawn.replace("#0b2341", "#ffb62e"));
  expect(published("kilovague.svg")).toBe(drawn);
});

test("development draws the same when it is asked for, and nothing for another file", () => {
  expect(logoVariant(folder, "logos/kilovague-paper.svg")).toContain("#fbf4e6");
  expect(logoVariant(folder, "logos/kilovague.svg")).toBeUndefined();
  expect(logoVariant(folder, "scenes/port-paper.svg")).toBeUndefined();
});
