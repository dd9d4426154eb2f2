import fs, { existsSync, mkdtempSync, readdirSync, rmSync, type WriteFileOptions } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { diskFiles } from "./diskFiles.ts";

/** How many bytes the disk still takes, and what it is told when one is written. */
const disk = {
  room: Number.POSITIVE_INFINITY,
  writes: (_path: string): void => undefined,
};

beforeEach(() => {
  const { writeFileSync: write } = fs;
  const writeFileSync = (path: string, content: string | Uint8Array, options?: WriteFileOptions) => {
    disk.writes(path);
    if (content.length <= disk.room) return write(path, content, options);
    write(path, content.slice(0, disk.room), options);
    throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  };
  vi.spyOn(fs, "writeFileSync").mockImplementation(writeFileSync as typeof fs.writeFileSync);
  syncBuiltinESMExports();
});

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

it("on a full disk, a text stays as it was, no half of a picture is kept, and its name is free once there is room", async () => {
  const root = mkdtempSync(join(tmpdir(), "sillages-edit-"));
  const files = diskFiles(root);
  const version = (await files.replace("lea.yaml", "name: Léa\n", "")) ?? "";
  const picture = new Blob(["a portrait of Léa"]);
  disk.room = 4;
  await expect(async () => files.replace("lea.yaml", "name: Léa Morvan\n", version)).rejects.toThrow(
    "no space left",
  );
  await expect(files.add("lea.png", picture)).rejects.toThrow("no space left");
  expect(readdirSync(root)).toEqual(["lea.yaml"]);
  expect(await files.read("lea.yaml")).toEqual({ text: "name: Léa\n", version });
  disk.room = 100;
  expect(await files.add("lea.png", picture)).toBe(true);
  rmSync(root, { recursive: true });
});

it("a machine that stops in the middle leaves no half of a text nor of a picture under its name", async () => {
  const root = mkdtempSync(join(tmpdir(), "sillages-edit-"));
  const files = diskFiles(root);
  const named: string[] = [];
  disk.writes = (path) => named.push(basename(path), ...(existsSync(path) ? readdirSync(dirname(path)) : []));
  await files.replace("lea.yaml", "name: Léa\n", "");
  await files.add("lea.png", new Blob(["a portrait of Léa"]));
  expect(named).toHaveLength(2);
  expect(named).not.toContain("lea.yaml");
  expect(named).not.toContain("lea.png");
  expect(readdirSync(root)).toEqual(["lea.png", "lea.yaml"]);
  rmSync(root, { recursive: true });
});
