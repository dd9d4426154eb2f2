import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Files } from "../src/files/files.ts";
import { entryStore } from "../src/files/entryStore.ts";
import { diskFiles } from "./diskFiles.ts";

let root: string;
let files: Files;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "sillages-edit-"));
  files = diskFiles(root);
});
afterEach(() => rmSync(root, { recursive: true }));

describe("a file of the content", () => {
  it("is written whole, where it was not", async () => {
    const version = await files.replace("data/team/lea.yaml", "name: Léa\n", "");
    expect(await files.read("data/team/lea.yaml")).toEqual({ text: "name: Léa\n", version });
    expect(readdirSync(join(root, "data/team"))).toEqual(["lea.yaml"]);
  });

  it("is never written over when it changed since it was read", async () => {
    const read = (await files.replace("a.yaml", "one\n", "")) ?? "";
    writeFileSync(join(root, "a.yaml"), "two\n");
    expect(await files.replace("a.yaml", "three\n", read)).toBeUndefined();
    expect(await files.replace("a.yaml", "three\n", "")).toBeUndefined();
    expect(await files.remove("a.yaml", read)).toBe(false);
    expect(readFileSync(join(root, "a.yaml"), "utf8")).toBe("two\n");
  });

  it("is not brought back when somebody removed it", async () => {
    const read = (await files.replace("a.yaml", "one\n", "")) ?? "";
    expect(await files.remove("a.yaml", read)).toBe(true);
    expect(await files.replace("a.yaml", "two\n", read)).toBeUndefined();
    expect(await files.read("a.yaml")).toEqual({ text: undefined, version: "" });
  });
});

describe("a picture", () => {
  it("is in no folder that is not there", async () => {
    expect(await files.names("images/logos")).toEqual([]);
  });

  it("is never written over by another of its name", async () => {
    expect(await files.add("images/logos/acme.png", new Blob(["one"]))).toBe(true);
    expect(await files.add("images/logos/acme.png", new Blob(["two"]))).toBe(false);
    expect(readFileSync(join(root, "images/logos/acme.png"), "utf8")).toBe("one");
  });

  it("takes the next name when another that is added at once takes its own", async () => {
    const nothing = () => Promise.resolve([]);
    const store = entryStore({
      files,
      describe: nothing,
      check: nothing,
      whole: nothing,
      changed: () => undefined,
    });
    const add = (content: string) => store.addPicture("logos", "Acme.png", new Blob([content]));
    const names = await Promise.all([add("one"), add("two")]);
    expect(names).toEqual(["acme.png", "acme-2.png"]);
    const kept = await Promise.all(names.map(async (name) => (await store.picture("logos", name)).text()));
    expect(kept).toEqual(["one", "two"]);
  });
});
