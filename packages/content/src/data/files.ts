import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The folder of the package. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

/** The files of `folder` that `pattern` names, from there, in the order of the alphabet, with `/` on every system. */
export function globFiles(pattern: string, folder = root): string[] {
  return globSync(pattern, { cwd: folder })
    .map((file) => file.replaceAll("\\", "/"))
    .toSorted();
}
