import { readFileSync } from "node:fs";
import type { WeighedPage } from "../src/shell/pageWeights.ts";
import { carbonOf } from "./carbon.ts";
import { bytesIn } from "./compressed.ts";
import { weighPage } from "./weights.ts";

/** What a visit of each page of `folder` downloads and is estimated to emit; a page of two addresses once. */
export function weighPages(
  folder: string,
  routes: readonly { path: string; canonical: string }[],
): WeighedPage[] {
  const bytesOf = bytesIn(folder);
  return routes
    .filter(({ path, canonical }) => path === canonical)
    .map(({ path }) => {
      const file = path === "/" ? "/index.html" : `${path}.html`;
      const weight = weighPage(readFileSync(folder + file.slice(1), "utf8"), file, bytesOf);
      const { html, scripts, styles, fonts, pictures, requests } = weight;
      const carbon = carbonOf(html + scripts + styles + fonts + pictures);
      return { path, html, scripts, styles, fonts, pictures, requests, carbon };
    });
}
