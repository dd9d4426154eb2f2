import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";

const small = "abcdefghijklmnopqrstuvwxyz";
const capitals = small.toUpperCase();

/** A, B… Z, aA, aB… zZ: whatever small letters and figures follow, no two of them make the same name. */
export const prefixAt = (index: number): string =>
  (small[Math.floor(index / capitals.length) - 1] ?? "") + (capitals[index % capitals.length] ?? "");

/** What vanilla-extract says of a class, a variable or an animation that needs a name. */
interface Named {
  /** The file's own hash, then how many names it took before, in base 36. */
  hash: string;
  /** From the site's folder. */
  filePath: string;
}

/**
 * Names a class by the place of its file among `files` and by its own in the file: `kB2` where vanilla-extract would write
 * `_1p4epku2`. A page says some hundreds of them, and a hash does not compress. The browser's build and the pre-render's
 * list the same files, so that they agree.
 */
export function shortNames(files: readonly string[]): (named: Named) => string {
  const prefixes = new Map(files.toSorted().map((file, index) => [file, prefixAt(index)]));
  const hashes = new Map<string, string>();
  return ({ hash, filePath }) => {
    const prefix = prefixes.get(filePath);
    if (prefix === undefined) throw new Error(`${filePath} is no style sheet of the kit or of the site.`);
    // The first name of a file is its hash and a nought.
    const fileHash = hashes.get(filePath) ?? hash.slice(0, -1);
    hashes.set(filePath, fileHash);
    return prefix + hash.slice(fileHash.length);
  };
}

/** Every style sheet that the site can use, from its folder, as vanilla-extract writes paths on every system. */
export const styleFiles = (): string[] =>
  globSync("{.,../../packages/ui}/src/**/*.css.ts", {
    cwd: fileURLToPath(new URL("..", import.meta.url)),
  }).map((file) => file.replaceAll("\\", "/"));
