import { existsSync, mkdirSync, renameSync } from "node:fs";
import { dirname } from "node:path";

/** `file`, made by `draw` if it was not yet. Written whole or not at all: two builds may run at once. */
export async function drawnOnce(file: string, draw: (draft: string) => Promise<unknown>): Promise<string> {
  if (existsSync(file)) return file;
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  await draw(draft);
  renameSync(draft, file);
  return file;
}
