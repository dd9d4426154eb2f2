import { header } from "@sillages/content";
import { SkipLink } from "@sillages/ui";
import type { ComponentType } from "react";
import { framedPath } from "./framed.ts";
import { metaOf } from "./metas.ts";
import type { Payload } from "./payload.ts";
import type { PagePath } from "./pagePathOf.ts";
import { routeOf } from "./routes.ts";
import { Head } from "./shell/frame/Head.tsx";
import type { PageWeight } from "./pageWeights.ts";
import { SiteHeader } from "./shell/frame/SiteHeader.tsx";

const modules = import.meta.glob<{ default: ComponentType<RouteProps> }>("./routes/**/route.tsx");

interface RouteProps {
  path: PagePath;
  /** What the build has weighed; nothing before, nor in development. */
  weights: readonly PageWeight[];
}

/** The whole page at `path`; that of unknown addresses where there is none. */
export async function pageOf(path: string, weights: readonly PageWeight[] = []): Promise<Payload> {
  const route = routeOf(path);
  const load = modules[`./routes/${route.folder}/route.tsx`];
  if (!load)
    throw new Error(
      `${route.path} has no routes/${route.folder}/route.tsx: create it, or tell its folder in routes.ts.`,
    );
  const { default: Route } = await load();
  const head = <Head route={route} meta={metaOf(route.path)} />;
  // In the frame of another page: no header, and no room for one.
  if (route.path === framedPath)
    return {
      head,
      body: (
        <div data-bare="">
          <Route path={route.path} weights={weights} />
        </div>
      ),
    };
  return {
    head,
    body: (
      <>
        <SkipLink href={header.skip.path}>{header.skip.label}</SkipLink>
        <SiteHeader currentPath={route.canonical} />
        <Route path={route.path} weights={weights} />
      </>
    ),
  };
}
