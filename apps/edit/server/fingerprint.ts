import { globSync, statSync } from "node:fs";
import { join } from "node:path";

/** Tells the texts and the pictures below `root`, as they are, from what they were: names, sizes and times of writing. */
export function fingerprint(root: string): string {
  const files = globSync("{data,images}/**", { cwd: root }).toSorted();
  return files
    .map((file) => {
      const found = statSync(join(root, file), { throwIfNoEntry: false });
      return found?.isFile() ? `${file} ${found.size} ${found.mtimeMs}` : "";
    })
    .join("\n");
}
