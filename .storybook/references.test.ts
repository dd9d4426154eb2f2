import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { toId, storyNameFromExport } from "storybook/internal/csf";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

/** The pictures that the stories of `file` may have, as `referencePath` names them. */
function picturesOf(file: string): string[] {
  const owner = /^packages\/(\w+)\//.exec(file)?.[1] ?? "site";
  const names = readFileSync(join(root, file), "utf8").matchAll(/^export const (\w+)/gm);
  return Array.from(names, ([, name = ""]) => {
    const story = toId("x", storyNameFromExport(name)).slice("x--".length);
    return `${owner}/${basename(file, ".stories.tsx")}/${story}.png`;
  });
}

test("each picture that is kept is that of a story: those of a story that went away leave with it", () => {
  const stories = globSync("{packages,apps}/*/src/**/*.stories.tsx", { cwd: root }).map((file) =>
    file.replaceAll("\\", "/"),
  );
  const drawn = new Set(stories.flatMap(picturesOf));
  const kept = globSync("**/*.png", { cwd: join(root, ".storybook/references") });
  expect(kept.map((path) => path.replaceAll("\\", "/")).filter((path) => !drawn.has(path))).toEqual([]);
});
