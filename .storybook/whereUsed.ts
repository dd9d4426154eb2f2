import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const root = join(import.meta.dirname, "..");
const site = join(root, "apps/site/src");

const namesIn = (braces: string) =>
  braces
    .split(",")
    .map((name) => name.trim().replace(/ as \w+$/, ""))
    .filter((name) => /^[A-Z]\w*$/.test(name));

/** The folder that each name of an index comes from: `StatGroup` is explained on the page of `Stat`. */
function pagesOf(index: string): (readonly [name: string, page: string])[] {
  const source = readFileSync(join(root, index), "utf8");
  return [...source.matchAll(/export \{([^}]*)\} from "\.\/(?:components\/)?([A-Z]\w+)\//g)].flatMap(
    ([, braces = "", page = ""]) => namesIn(braces).map((name) => [name, page] as const),
  );
}

/** Which files of the site import which component. */
export function findUses(): Record<string, string[]> {
  const pages = new Map([
    ...pagesOf("packages/ui/src/index.ts"),
    ...pagesOf("packages/illustrations/src/index.ts"),
  ]);
  const uses: Record<string, string[]> = {};
  const files = globSync("**/*.tsx", { cwd: site }).map((file) => file.replaceAll("\\", "/"));
  for (const file of files
    .filter((file) => !/\.(?:stories|test)\.tsx$|^(?:stories|fixtures)\//.test(file))
    .toSorted()) {
    const source = readFileSync(join(site, file), "utf8");
    const imported = [...source.matchAll(/import \{([^}]*)\} from "@sillages\/(?:ui|illustrations)"/g)];
    const used = imported.flatMap(([, braces = ""]) => namesIn(braces).map((name) => pages.get(name)));
    for (const page of new Set(used)) if (page) (uses[page] ??= []).push(file.replace(/\.tsx$/, ""));
  }
  return uses;
}

/** Tells the page of each component where the site uses it. */
export function whereUsed(): Plugin {
  return {
    name: "sillages:where-used",
    load: (id) =>
      id.endsWith("/.storybook/docs/whereUsed.ts")
        ? `export const whereUsed = ${JSON.stringify(findUses())};`
        : undefined,
  };
}
