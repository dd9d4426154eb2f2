import { type LogPath, pagePaths, type SitePath } from "@sillages/content";
import { framedPath } from "./framed.ts";
import { isLogPath, type PagePath, pagePathOf, unknownPath } from "./pagePathOf.ts";

export interface SiteRoute {
  /** Without a final slash: one of those that the content's links are checked against. */
  path: PagePath;
  /** Its folder in `routes/`. */
  folder: string;
  /** The path under which search engines know the page. */
  canonical: SitePath;
  /** Whether search engines may know the page. */
  indexed: boolean;
}

/** What the path of a page does not tell by itself. */
const told: { readonly [Path in PagePath]?: Partial<SiteRoute> } = {
  "/": { folder: "accueil" },
  "/qui-sommes-nous": { folder: "presentation" },
  "/presentation": { canonical: "/qui-sommes-nous" },
  [framedPath]: { folder: "jeux-concours/cadre", indexed: false },
  "/hors-ligne": { indexed: false },
  [unknownPath]: { folder: "introuvable", indexed: false },
};

const route = (path: PagePath, options = told[path]): SiteRoute => ({
  path,
  folder: path.slice(1),
  canonical: path,
  indexed: true,
  ...options,
});

/** Every page, in order: those of the content. The pre-render and the site map read this one list. */
export const routes: readonly SiteRoute[] = pagePaths.map((path) => route(path));

/** The page of every address that names none. */
export const notFound = route(unknownPath);

/** The route of a page of the log, or of a month of it: so many that no script lists them. */
const logRoute = (path: LogPath) =>
  route(path, { folder: /^\/journal\/\d{4}-\d{2}$/.test(path) ? "journal-mois" : "journal-page" });

/** The route of `pathname`, with or without a final slash. */
export function routeOf(pathname: string): SiteRoute {
  const path = pagePathOf(pathname);
  if (isLogPath(path)) return logRoute(path);
  return routes.find((candidate) => candidate.path === path) ?? notFound;
}
