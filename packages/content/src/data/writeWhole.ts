import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Writes the file at `path`, with its folders. A machine that stops in the middle leaves it as it was, and so does a full disk. */
export function writeWhole(path: string, content: string | Uint8Array): void {
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
