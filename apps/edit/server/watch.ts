import { watch } from "node:fs";
import { join } from "node:path";

/** Says once, a moment after, that something changed in the texts or the pictures. */
export function watchFiles(root: string, onChange: () => void) {
  let timer: NodeJS.Timeout | undefined;
  for (const folder of ["data", "images"]) {
    watch(join(root, folder), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(onChange, 100);
    });
  }
}
