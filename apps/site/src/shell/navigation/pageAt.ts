import { type PagePath, pagePathOf, unknownPath } from "../../pagePathOf.ts";

/** The address that the server said names no page. */
let unknown: string | undefined;

/** Notes that the server knows no page at `pathname`, though it may look like one of the log's, which no script lists. */
export function noteUnknown(pathname: string) {
  unknown = pathname;
}

/** The path of the page that stands at `pathname`. */
export const pageAt = (pathname: string): PagePath =>
  pathname === unknown ? unknownPath : pagePathOf(pathname);
