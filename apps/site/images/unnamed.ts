import { mediaPartners, organisations, partners, team } from "@sillages/content";
import { basename, dirname, extname } from "node:path";

const named: Readonly<Record<string, ReadonlySet<string>>> = {
  portraits: new Set(team.map(({ portrait }) => basename(portrait))),
  logos: new Set([...partners, ...organisations, ...mediaPartners].map(({ logo }) => logo)),
};

/** Whether `path` leads to the face or the logo of who has left: the file may stay in the content, it is published no more. */
export function isUnnamed(path: string): boolean {
  const name = basename(path, extname(path));
  return named[basename(dirname(path))]?.has(name) === false;
}
