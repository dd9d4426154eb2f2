import { anchors, commonAnchors, filePaths, logPaths, noticesPath, paths, type SitePath } from "../routes.ts";
import type { Module } from "./content.ts";
import { branches } from "./walk.ts";

/** Pages whose words are in a file of another name than their address. */
const namedOtherwise: { readonly [Path in SitePath]?: string } = {
  "/": "accueil",
  "/qui-sommes-nous": "presentation",
  "/cadre/quiz": "cadre-quiz",
  "/404": "introuvable",
};

/** `/jeux-concours/equipages` → `jeux-concours.equipages`; `/documents/reglement.html` → `reglement` */
const namedAs = (path: string) =>
  path
    .replace(/^\/(?:documents\/)?/, "")
    .replace(/\.html$/, "")
    .replaceAll("/", ".");

/** The pages of the site with the anchors of each: those it owes, its sections, and the `entries` of collections that it shows. */
export function pagesOf(modules: readonly Module[], entries: typeof anchors): Map<string, string[]> {
  const files = [...filePaths, noticesPath].map((path): [string, string[]] => [path, []]);
  const pages = [...paths, ...logPaths].map((path): [string, string[]] => {
    const name = namedOtherwise[path] ?? namedAs(path);
    const made = modules.find(({ file }) => file === `src/pages/${name}.ts`);
    const words = (made ?? modules.find(({ file }) => file === `data/pages/${name}.yaml`))?.exports;
    const owed = [...commonAnchors, ...(anchors[path] ?? []), ...(entries[path] ?? [])];
    return [path, [...owed, ...idsOf(words)]];
  });
  return new Map([...pages, ...files]);
}

function idsOf(words: unknown): string[] {
  return [...branches(words)].map(([branch]) => branch["id"]).filter((id) => typeof id === "string");
}
