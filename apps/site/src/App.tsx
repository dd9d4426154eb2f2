import { header } from "@sillages/content";
import { SkipLink } from "@sillages/ui";
import { createElement, Suspense, use, useEffect } from "react";
import { useLocation } from "react-router-dom";
import { type SiteRoute, routeOf } from "./routes.ts";
import { wearHead, wearStyleSheet } from "./shell/fetchedPages.ts";
import { ScriptFailure } from "./shell/ScriptFailure.tsx";
import { SiteHeader } from "./shell/SiteHeader.tsx";
import { useArrival } from "./shell/useArrival.ts";
import { useBeforePaint } from "./shell/useBeforePaint.ts";
import { useClientNavigation } from "./shell/useClientNavigation.ts";

function CurrentRoute({ route }: { route: SiteRoute }) {
  return createElement(use(route.load()));
}

/** What every page shares: the skip link, the header, and how one moves between pages. */
export function App() {
  const { pathname } = useLocation();
  const route = routeOf(pathname);
  useClientNavigation();
  useArrival();
  useBeforePaint(() => wearStyleSheet(route.path), [route]);
  useEffect(() => wearHead(route.path), [route]);
  return (
    <>
      <SkipLink href={header.skip.path}>{header.skip.label}</SkipLink>
      <SiteHeader currentPath={route.path} />
      <Suspense>
        <CurrentRoute route={route} key={route.path} />
      </Suspense>
      <ScriptFailure />
    </>
  );
}
