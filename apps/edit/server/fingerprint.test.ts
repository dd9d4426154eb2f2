import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { fingerprint } from "./fingerprint.ts";

const root = mkdtempSync(join(tmpdir(), "sillages-fingerprint-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));
mkdirSync(join(root, "data/team"), { recursive: true });
mkdirSync(join(root, "images"));
const member = join(root, "data/team/camille.yaml");
writeFileSync(member, "name: Camille\n");

test("stays the same while nothing is written, and differs for each change of a text or a picture", () => {
  const seen = [fingerprint(root)];
  expect(fingerprint(root)).toBe(seen[0]);
  writeFileSync(member, "name: Camille Riou\n");
  seen.push(fingerprint(root));
  // The same size, later.
  writeFileSync(member, "name: Camilla Riou\n");
  utimesSync(member, 2_000_000_000, 2_000_000_000);
  seen.push(fingerprint(root));
  writeFileSync(join(root, "images/port.svg"), "<svg/>");
  seen.push(fingerprint(root));
  rmSync(member);
  seen.push(fingerprint(root));
  expect(new Set(seen).size).toBe(5);
});
