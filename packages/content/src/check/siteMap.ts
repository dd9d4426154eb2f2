import { pagePaths } from "../pagePaths.ts";
import type { Finding } from "./finding.ts";
import { branches, type Subject } from "./walk.ts";

type PagePath = (typeof pagePaths)[number];

/** Another address of a page, the map itself, what stands in the page of others, what nobody goes to on purpose. */
const unlisted: ReadonlySet<PagePath> = new Set([
  "/presentation",
  "/plan-du-site",
  "/cadre/quiz",
  "/hors-ligne",
] as const);

/** The pages to which the site map, `map`, does not lead. */
export function siteMapFindings(map: readonly Subject[]): Finding[] {
  return map.flatMap(({ file, entry, value }) => {
    const listed = new Set([...branches(value)].map(([{ path }]) => path));
    return pagePaths
      .filter((path) => !unlisted.has(path) && !listed.has(path))
      .map((path) => ({
        file,
        entry,
        field: "groups",
        problem: `le plan du site ne mène pas à la page « ${path} »`,
        remedy: "L’ajouter aux pages d’un groupe, ou aux endroits d’une page.",
      }));
  });
}
