import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { root } from "./files.ts";
import { mendData } from "./mend.ts";

/** Whether the disk takes no byte more. */
const disk = vi.hoisted(() => ({ isFull: false }));

vi.mock("node:fs", async (original) => {
  const fs = await original<typeof import("node:fs")>();
  const writeFile: typeof fs.writeFileSync = (path, content, options) => {
    // The file is opened, which empties it, then nothing more is taken.
    fs.writeFileSync(path, disk.isFull ? "" : content, options);
    if (disk.isFull) throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  };
  return { ...fs, writeFileSync: writeFile };
});

it("a file that is mended on a full disk keeps its words", () => {
  const folder = mkdtempSync(join(tmpdir(), "sillages-mend-"));
  cpSync(join(root, "data"), join(folder, "data"), { recursive: true });
  const partners = join(folder, "data/partners");
  const source = "order: 1\nname: L'oeuvre\nlogo: vent\nurl: https://vent.example\n";
  writeFileSync(join(partners, "vent.yaml"), source);
  const names = readdirSync(partners);
  disk.isFull = true;
  expect(() => mendData(folder)).toThrow("no space left");
  expect(readdirSync(partners)).toEqual(names);
  expect(readFileSync(join(partners, "vent.yaml"), "utf8")).toBe(source);
  rmSync(folder, { recursive: true });
});
