import type { SiteRoute } from "../../routes.ts";

/** Where the picture of a page is published: named by its folder, or by its address where several pages share one. */
export function sharePicture({ folder, path }: Pick<SiteRoute, "folder" | "path">): `/partage/${string}.jpg` {
  return `/partage/${path.startsWith("/journal/") ? path.slice(1).replace("/", "-") : folder.replace("/", "-")}.jpg`;
}
