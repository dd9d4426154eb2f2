// The files of this machine, read and written whole. Nothing is written over a file that is not the one that was read: between
// looking and writing, this process does nothing else.
import { createHash } from "node:crypto";
import { existsSync, globSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { writeWhole } from "@sillages/content/write-whole";
import type { FileText, Files } from "../src/files/files.ts";

/** The files below `root`. */
export function diskFiles(root: string): Files {
  const textOf = (file: string): FileText => {
    const path = join(root, file);
    if (!existsSync(path)) return { text: undefined, version: "" };
    const text = readFileSync(path, "utf8");
    return { text, version: versionOf(text) };
  };
  return {
    readAll: (folder) => {
      const files = globSync("**/*.{yaml,md}", { cwd: join(root, folder) });
      const named = files.map((file) => `${folder}/${file.replaceAll("\\", "/")}`);
      return Promise.resolve(new Map(named.map((file) => [file, readFileSync(join(root, file), "utf8")])));
    },
    read: (file) => Promise.resolve(textOf(file)),
    replace: (file, text, version) => {
      if (textOf(file).version !== version) return Promise.resolve(undefined);
      writeWhole(join(root, file), text);
      return Promise.resolve(versionOf(text));
    },
    remove: (file, version) => {
      const isSame = version !== "" && textOf(file).version === version;
      if (isSame) rmSync(join(root, file));
      return Promise.resolve(isSame);
    },
    names: (folder) => Promise.resolve(existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : []),
    bytes: (file) => Promise.resolve(new Blob([readFileSync(join(root, file))])),
    add: async (file, content, version = "") => {
      const bytes = new Uint8Array(await content.arrayBuffer());
      if (textOf(file).version !== version) return false;
      writeWhole(join(root, file), bytes);
      return true;
    },
  };
}

const versionOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 16);
