import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const pinned = fileURLToPath(new URL("../apps/site/src/stories/pinnedNow.tsx", import.meta.url));

/** Gives the site's sections the instant of the toolbar instead of the visitor's own. */
export function pinnedNow(): Plugin {
  return {
    name: "sillages:pinned-now",
    enforce: "pre",
    resolveId: (source, importer) =>
      source.endsWith("/now.tsx") && importer?.replaceAll("\\", "/").includes("/apps/site/src/")
        ? pinned
        : undefined,
  };
}
