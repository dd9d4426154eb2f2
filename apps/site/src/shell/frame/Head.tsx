import { identity } from "@sillages/content";
import type { Meta } from "../../metas.ts";
import type { SiteRoute } from "../../routes.ts";
import { sharePicture } from "./sharePicture.ts";

/** The picture that networks show beside a link; they read no SVG. */
const shareImage = { width: "1200", height: "630" };

interface HeadProps {
  route: Pick<SiteRoute, "canonical" | "folder" | "indexed" | "path">;
  meta: Meta;
}

/** What robots and networks read of a page. React puts it in the document's head, and takes it away with the page. */
export function Head({
  route: { canonical, folder, indexed, path },
  meta: { title, description, feeds },
}: HeadProps) {
  const url = identity.site + (canonical === "/" ? "" : canonical);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {indexed ? <link rel="canonical" href={url} /> : <meta name="robots" content="noindex" />}
      {feeds?.map((feed) => (
        <link key={feed.href} rel="alternate" {...feed} />
      ))}
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="fr_FR" />
      <meta property="og:site_name" content={identity.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={identity.site + sharePicture({ folder, path })} />
      <meta property="og:image:alt" content={title} />
      <meta property="og:image:width" content={shareImage.width} />
      <meta property="og:image:height" content={shareImage.height} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
