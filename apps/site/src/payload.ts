import type { ReactNode } from "react";

/** What React Server Components make of a page: all that the browser needs to show it again, and to let its living parts live. */
export interface Payload {
  /** What stands in `<head>`: React puts it there, and takes it away with the page. */
  head: ReactNode;
  /** The page from the skip link to its end. */
  body: ReactNode;
}

/** Where the build publishes the files of the page at `path`. A new build has a new `version`: its files never mix with another's. */
export function pageFiles(path: string, version: string) {
  const name = `/pages/${version}${path === "/" ? "/accueil" : path}`;
  return { payload: `${name}.rsc`, styles: `${name}.css` };
}
