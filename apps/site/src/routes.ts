import type { SitePath } from "@sillages/content";
import type { ComponentType } from "react";
import { fetchPage } from "./shell/fetchedPages.ts";

const modules = import.meta.glob<{ default: ComponentType }>("./routes/*/route.tsx");

/** The path of a page that has the site's header, and no printed document. */
export type PagePath = Exclude<SitePath, `/documents/${string}`>;

export interface SiteRoute {
  /** The path, without a final slash: one of those that the content's links are checked against. */
  path: PagePath;
  /** The source of the route, from the app's root: its chunks are found by it in the build's manifest. */
  source: string;
  /** The path under which search engines know the page. */
  canonical: SitePath;
  /** Whether search engines may know the page. */
  indexed: boolean;
  /** Fetches the route's code and HTML once; an attempt that failed can be made again. */
  load: () => Promise<ComponentType>;
}

interface RouteOptions {
  /** The folder of `routes/`, when it is not spelled as the path. */
  folder?: string;
  canonical?: SitePath;
  indexed?: boolean;
}

function route(
  path: PagePath,
  { folder = path.slice(1), canonical = path, indexed = true }: RouteOptions = {},
): SiteRoute {
  const module = `./routes/${folder}/route.tsx`;
  let loading: Promise<ComponentType> | undefined;
  return {
    path,
    canonical,
    indexed,
    source: module.replace("./", "src/"),
    load: () => {
      const fetchModule = modules[module];
      if (!fetchModule)
        throw new Error(`${path} has no route: ${module} does not exist. Create it or fix routes.ts.`);
      if (!loading) {
        const html = import.meta.env.STILL ? fetchPage(path) : undefined;
        const promise = Promise.all([fetchModule(), html]).then(([{ default: component }]) => {
          // React's `use` then reads it at once: a page that suspends while it hydrates writes its head tags twice.
          void Object.assign(promise, { status: "fulfilled", value: component });
          return component;
        });
        promise.catch(() => (loading = undefined));
        loading = promise;
      }
      return loading;
    },
  };
}

/** Every page, in order. The router, the pre-render, the site map and the end-to-end tests read this one list. */
export const routes: readonly SiteRoute[] = [
  route("/", { folder: "accueil" }),
  route("/qui-sommes-nous", { folder: "presentation" }),
  route("/presentation", { canonical: "/qui-sommes-nous" }),
  route("/equipe"),
  route("/presse"),
  route("/jeux-concours"),
  route("/devenir-partenaire"),
  route("/videos"),
  route("/mentions-legales"),
  route("/confidentialite"),
  route("/accessibilite"),
  route("/ecoconception"),
  route("/reglement"),
  route("/plan-du-site"),
  route("/hors-ligne", { indexed: false }),
];

/** The page of every address that names none. */
export const notFound = route("/404", { folder: "introuvable", indexed: false });

/** The route of `pathname`, with or without a final slash. */
export function routeOf(pathname: string): SiteRoute {
  const path = pathname.replace(/(.)\/+$/, "$1");
  return routes.find((candidate) => candidate.path === path) ?? notFound;
}
