import { mkdtempSync, readdirSync, rmSync, type WriteFileOptions } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { diskFiles } from "./diskFiles.ts";

/** How many bytes the disk still takes. */
const disk = vi.hoisted(() => ({ room: Number.POSITIVE_INFINITY }));

vi.mock("node:fs", async (original) => {
  const fs = await original<typeof import("node:fs")>();
  const writeFileSync = (path: string, content: string | Uint8Array, options?: WriteFileOptions) => {
    if (content.length <= disk.room) return fs.writeFileSync(path, content, options);
    fs.writeFileSync(path, content.slice(0, disk.room), options);
    throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  };
  return { ...fs, writeFileSync };
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
