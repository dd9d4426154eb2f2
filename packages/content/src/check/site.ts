import { collections } from "../collections.ts";
import { identity } from "#data/identity";
import { stages } from "#data/stages";
import { team } from "#data/team";
import { catalogues } from "./catalogues.ts";
import type { Content } from "./check.ts";
import { dataModules, readModules, readPictures } from "./content.ts";
import { pagesOf } from "./destinations.ts";
import { justifiedClaims, realHosts } from "./exceptions.ts";

/** The content of this package, with all that it may refer to. */
export async function readContent(): Promise<Content> {
  const modules = [...(await readModules()), ...dataModules(collections)];
  const entries = { "/": stages.map(({ id }) => id), "/equipe": team.map(({ anchor }) => anchor) };
  const destinations = { pages: pagesOf(modules, entries), realHosts };
  return {
    modules,
    collections,
    pictures: readPictures(),
    catalogues,
    destinations,
    justifiedClaims,
    demonstration: identity.demonstration,
  };
}
