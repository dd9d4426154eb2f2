import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { logoVariant, publishLogos } from "./logoColorVariants.ts";

const drawn = '<svg viewBox="0 0 9 9" color="#0b2341" fill="currentColor"><path d="M0 0h9v9z"/></svg>';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "logos-"));
  mkdirSync(join(folder, "logos"));
  writeFileSync(join(folder, "logos", "kilovague.svg"), drawn);
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a logo is published in its own ink, and in each light one", () => {
  publishLogos(join(folder, "logos"));
  const published = (name: string) => readFileSync(join(folder, "logos", name), "utf8");
  expect(published("kilovague-paper.svg")).toBe(drawn.replace("#0b2341", "#fbf4e6"));
  expect(published("kilovague-sun.svg")).toBe(drawn.replace("#0b2341", "#ffb62e"));
  expect(published("kilovague.svg")).toBe(drawn);
});

test("its outlines are said in fewer signs, and stand where they stood", () => {
  writeFileSync(
    join(folder, "logos", "kilovague.svg"),
    drawn.replace("M0 0h9v9z", "M41.2 34.7L33.2 34.7L33.2 31.7L41.9 31.7Q42.4 31.7 42.8 31.5Z"),
  );
  publishLogos(join(folder, "logos"));
  for (const name of ["kilovague", "kilovague-paper", "kilovague-sun"])
    expect(readFileSync(join(folder, "logos", `${name}.svg`), "utf8")).toContain(
      'd="M41.2 34.7l-8 0 0-3 8.7 0q.5 0 .9-.2z"',
    );
});

test("development draws the same when it is asked for, and nothing for another file", () => {
  expect(logoVariant(folder, "logos/kilovague-paper.svg")).toContain("#fbf4e6");
  expect(logoVariant(folder, "logos/kilovague.svg")).toBeUndefined();
  expect(logoVariant(folder, "scenes/port-paper.svg")).toBeUndefined();
});
