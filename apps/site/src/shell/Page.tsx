import { identity } from "@sillages/content";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { routeOf } from "../routes.ts";
import { structuredData } from "./structuredData.ts";
import { SiteFooter } from "./SiteFooter.tsx";

/** The picture that networks show beside a link; they read no SVG. */
const shareImage = { path: "/partage.jpg", width: "1200", height: "630" };

export interface PageProps {
  meta: { title: string; description: string };
  children: ReactNode;
  /** Stands after the footer. */
  afterFooter?: ReactNode;
}

/** A page: what robots and networks read of it, its content, the footer. React lifts the tags into the head. */
export function Page({ meta, children, afterFooter }: PageProps) {
  const { canonical, path } = routeOf(useLocation().pathname);
  const isFound = path !== "/404";
  const url = identity.site + (canonical === "/" ? "" : canonical);
  return (
    <>
      <title>{meta.title}</title>
      <meta name="description" content={meta.description} />
      {isFound ? <link rel="canonical" href={url} /> : <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="fr_FR" />
      <meta property="og:site_name" content={identity.name} />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={identity.site + shareImage.path} />
      <meta property="og:image:width" content={shareImage.width} />
      <meta property="og:image:height" content={shareImage.height} />
      <meta name="twitter:card" content="summary_large_image" />
      <main id="contenu" tabIndex={-1}>
        {children}
      </main>
      {isFound && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{
            __html: structuredData({
              title: meta.title,
              description: meta.description,
              url,
              isHome: canonical === "/",
            }),
          }}
        />
      )}
      <SiteFooter />
      {afterFooter}
    </>
  );
}
