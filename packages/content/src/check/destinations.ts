import { anchors, commonAnchors, filePaths, paths, type SitePath } from "../routes.ts";
import type { Module } from "./content.ts";
import { branches } from "./walk.ts";

/** Pages whose words are in a file of another name than their address. */
const namedOtherwise: { readonly [Path in SitePath]?: string } = {
  "/": "accueil",
  "/qui-sommes-nous": "presentation",
  "/documents/dossier.html": "dossier",
  "/documents/escales.html": "escales",
  "/documents/revue-de-presse.html": "revue-de-presse",
  "/404": "introuvable",
};

/** The pages of the site with the anchors of each: those it owes, its sections, and the members on the team's page. */
export function pagesOf(
  modules: readonly Module[],
  members: readonly { readonly anchor: string }[],
): Map<string, string[]> {
  const files = filePaths.map((path): [string, string[]] => [path, []]);
  const pages = paths.map((path): [string, string[]] => {
    const name = namedOtherwise[path] ?? path.slice(1);
    const words = modules.find(({ file }) => file === `src/pages/${name}.ts`)?.exports;
    const team = path === "/equipe" ? members.map(({ anchor }) => anchor) : [];
    return [path, [...commonAnchors, ...(anchors[path] ?? []), ...idsOf(words), ...team]];
  });
  return new Map([...pages, ...files]);
}

function idsOf(words: unknown): string[] {
  return [...branches(words)].map(([branch]) => branch["id"]).filter((id) => typeof id === "string");
}
