// Apart from routes.ts: it is all that the browser asks of an address, and what it asks it carries.
import { type LogPath, pagePaths, type SitePath } from "@sillages/content";

/** The path of a page that has the site's header, and no printed document. */
export type PagePath = Exclude<SitePath, `/documents/${string}`>;

/** The path of the page of every address that names none. */
export const unknownPath = "/404";

export const isLogPath = (path: string): path is LogPath => /^\/journal\/[a-z0-9-]+$/.test(path);

/** The path of the page at `pathname`, with or without a final slash. */
export function pagePathOf(pathname: string): PagePath {
  const path = pathname.length > 1 && pathname.endsWith("/") ? pathname.slice(0, -1) : pathname;
  if (isLogPath(path)) return path;
  return pagePaths.find((known) => known === path) ?? unknownPath;
}
