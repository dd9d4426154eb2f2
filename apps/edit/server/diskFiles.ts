// The files of this machine, read and written whole. Nothing is written over a file that is not the one that was read: between
// looking and writing, this process does nothing else.
import { createHash } from "node:crypto";
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
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
    add: async (file, content) => {
      const bytes = new Uint8Array(await content.arrayBuffer());
      if (existsSync(join(root, file))) return false;
      writeWhole(join(root, file), bytes);
      return true;
    },
  };
}

const versionOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 16);

/** A machine that stops in the middle leaves the file as it was. */
function writeWhole(path: string, content: string | Uint8Array) {
  mkdirSync(dirname(path), { recursive: true });
  const beside = join(dirname(path), `.${process.pid}.writing`);
  try {
    // On the disk before it takes its name: a power cut would leave that name on nothing.
    writeFileSync(beside, content, { flush: true });
    renameSync(beside, path);
  } catch (error) {
    // A disk that is full takes a part of it, which is nothing to keep.
    rmSync(beside, { force: true });
    throw error;
  }
}
