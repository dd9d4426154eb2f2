import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { filledModule } from "./filledModule.ts";

const root = join(import.meta.dirname, "..");
const site = join(root, "apps/site/src");

const modulesIn = (path: string) => parseSync(path, readFileSync(path, "utf8")).module;

const isComponent = (name: string | null | undefined): name is string => /^[A-Z]/.test(name ?? "");

/** The folder that each name of an index comes from: `StatGroup` is explained on the page of `Stat`. */
function pagesOf(index: string): (readonly [name: string, page: string])[] {
  const entries = modulesIn(join(root, index)).staticExports.flatMap((statement) => statement.entries);
  return entries.flatMap(({ exportName: { name }, isType, moduleRequest }) => {
    const page = moduleRequest?.value.split("/").at(-2);
    return !isType && isComponent(name) && isComponent(page) ? [[name, page] as const] : [];
  });
}

/** The names that the module at `path` takes of the kit and of the drawings. */
const takenBy = (path: string): string[] =>
  modulesIn(path)
    .staticImports.filter(({ moduleRequest }) =>
      ["@sillages/ui", "@sillages/illustrations"].includes(moduleRequest.value),
    )
    .flatMap(({ entries }) => entries)
    .flatMap(({ importName, isType }) => (!isType && isComponent(importName.name) ? [importName.name] : []));

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
    const used = takenBy(join(site, file)).map((name) => pages.get(name));
    for (const page of new Set(used)) if (page) (uses[page] ??= []).push(file.replace(/\.tsx$/, ""));
  }
  return uses;
}

/** Tells the page of each component where the site uses it. */
export const whereUsed = () => filledModule("/.storybook/docs/whereUsed.ts", "whereUsed", findUses);
