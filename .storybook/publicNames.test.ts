import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";

/** What each door of the package in `root` gives, types included. */
function publicNames(root: string): readonly string[] {
  const { exports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    exports: Readonly<Record<string, { readonly "@sillages/source"?: string; readonly types?: string }>>;
  };
  // What has no types is not published.
  return Object.entries(exports).flatMap(([door, { "@sillages/source": source, types }]) =>
    source && types ? namesIn(join(root, source)).map((name) => `${door} ${name}`) : [],
  );
}

function namesIn(file: string): string[] {
  const { staticExports } = parseSync(file, readFileSync(file, "utf8")).module;
  return staticExports
    .flatMap(({ entries }) =>
      entries.flatMap(({ exportName, moduleRequest }) =>
        // `export * from`: all that the other module gives.
        exportName.kind === "None" && moduleRequest
          ? namesIn(join(file, "..", moduleRequest.value))
          : (exportName.name ?? []),
      ),
    )
    .toSorted();
}

test.each(["ui", "quiz-engine"])(
  "a name of %s that comes or goes is told in a changeset (npx changeset), then by npx vitest run publicNames --update",
  async (name) => {
    const root = join(import.meta.dirname, "../packages", name);
    await expect(`${publicNames(root).join("\n")}\n`).toMatchFileSnapshot(join(root, "public-names.txt"));
  },
);
