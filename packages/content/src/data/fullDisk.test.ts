import fs, { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { root } from "./files.ts";
import { mendData } from "./mend.ts";

/** From now on the disk takes no byte more. */
function fillDisk() {
  const { writeFileSync: write } = fs;
  vi.spyOn(fs, "writeFileSync").mockImplementation((path, _content, options) => {
    // The file is opened, which empties it, then nothing more is taken.
    write(path, "", options);
    throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  });
  syncBuiltinESMExports();
}

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

it("a file that is mended on a full disk keeps its words", () => {
  const folder = mkdtempSync(join(tmpdir(), "sillages-mend-"));
  cpSync(join(root, "data"), join(folder, "data"), { recursive: true });
  const partners = join(folder, "data/partners");
  const source = "order: 1\nname: L'oeuvre\nlogo: vent\nurl: https://vent.example\n";
  writeFileSync(join(partners, "vent.yaml"), source);
  const names = readdirSync(partners);
  fillDisk();
  expect(() => mendData(folder)).toThrow("no space left");
  expect(readdirSync(partners)).toEqual(names);
  expect(readFileSync(join(partners, "vent.yaml"), "utf8")).toBe(source);
  rmSync(folder, { recursive: true });
});
