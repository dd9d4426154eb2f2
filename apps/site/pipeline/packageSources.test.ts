import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { packageSources } from "./packageSources.ts";

/** The folders that the plugin follows. */
function followed(): string[] {
  const folders: string[] = [];
  const { configureServer } = packageSources();
  if (typeof configureServer !== "function") throw new TypeError("The plugin follows nothing.");
  const watcher = { add: (added: readonly string[]) => folders.push(...added) };
  void configureServer.call({} as never, { watcher } as never);
  return folders.map((folder) => folder.replaceAll("\\", "/"));
}

test("each package that the site reads from its source is followed, as is what the content makes", () => {
  const site = join(import.meta.dirname, "..");
  const { dependencies } = JSON.parse(readFileSync(join(site, "package.json"), "utf8")) as {
    dependencies: Record<string, string>;
  };
  const own = Object.keys(dependencies).flatMap((name) => name.match(/^@sillages\/(.+)/)?.[1] ?? []);
  for (const name of own)
    expect(followed()).toContainEqual(expect.stringMatching(new RegExp(`/packages/${name}/src$`)));
  expect(followed()).toContainEqual(expect.stringMatching(/\/packages\/content\/generated$/));
});
