import type { LogPath, SitePath } from "@sillages/content";
import { framedPath } from "./framed.ts";

/** The path of a page that has the site's header, and no printed document. */
export type PagePath = Exclude<SitePath, `/documents/${string}`>;

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

const route = (path: PagePath, options: Partial<SiteRoute> = {}): SiteRoute => ({
  path,
  folder: path.slice(1),
  canonical: path,
  indexed: true,
  ...options,
});

/** Every page, in order. The pre-render, the site map and the browser's navigation read this one list. */
export const routes: readonly SiteRoute[] = [
  route("/", { folder: "accueil" }),
  route("/qui-sommes-nous", { folder: "presentation" }),
  route("/presentation", { canonical: "/qui-sommes-nous" }),
  route("/equipe"),
  route("/presse"),
  route("/jeux-concours"),
  route("/jeux-concours/equipages"),
  route("/jeux-concours/integrer"),
  route(framedPath, { folder: "jeux-concours/cadre", indexed: false }),
  route("/devenir-partenaire"),
  route("/videos"),
  route("/mentions-legales"),
  route("/confidentialite"),
  route("/accessibilite"),
  route("/ecoconception"),
  route("/reglement"),
  route("/planches"),
  route("/enseignants"),
  route("/mode-classe"),
  route("/diplome"),
  route("/a-emporter"),
  route("/plan-du-site"),
  route("/escales"),
  route("/journal"),
  route("/ou-est-ce-port"),
  route("/hors-ligne", { indexed: false }),
];

/** The page of every address that names none. */
export const notFound = route("/404", { folder: "introuvable", indexed: false });

/** The route of a page of the log, or of a month of it: so many that no script lists them. */
const logRoute = (path: LogPath) =>
  route(path, { folder: /^\/journal\/\d{4}-\d{2}$/.test(path) ? "journal-mois" : "journal-page" });

export const isLogPath = (path: string): path is LogPath => /^\/journal\/[a-z0-9-]+$/.test(path);

/** The route of `pathname`, with or without a final slash. */
export function routeOf(pathname: string): SiteRoute {
  const path = pathname.length > 1 && pathname.endsWith("/") ? pathname.slice(0, -1) : pathname;
  if (isLogPath(path)) return logRoute(path);
  return routes.find((candidate) => candidate.path === path) ?? notFound;
}
