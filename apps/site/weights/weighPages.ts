import { dist, readPages } from "../built/dist.ts";
import { elementsOf } from "../built/html.ts";
import { canonicalAddress } from "../hosting/addresses.ts";
import { pageFiles } from "../src/payload.ts";
import type { PageWeight } from "../src/pageWeights.ts";
import { carbonOf } from "./carbon.ts";
import { brotliBytes, bytesIn } from "./compressed.ts";
import { type WeighedPage, weighPage } from "./weighPage.ts";

/** What a visit of each page of the built site downloads; printed documents are read when they are asked for. */
export function weighPages(): { file: string; weight: WeighedPage }[] {
  const bytesOf = bytesIn(dist);
  return readPages()
    .filter(({ file }) => !file.startsWith("/documents/"))
    .map(({ file, html }) => {
      const version = elementsOf(html)[0]?.attributes["data-version"] ?? "";
      const scales = {
        bytesOf,
        compressed: brotliBytes,
        payload: pageFiles(canonicalAddress(file), version).payload,
      };
      return { file, weight: weighPage(html, file, scales) };
    });
}

/** The same as the page on eco-design says it, and what a visit is estimated to emit; a page of two addresses once. */
export function pageWeightsOf(routes: readonly { path: string; canonical: string }[]): PageWeight[] {
  const weights = new Map(weighPages().map(({ file, weight }) => [canonicalAddress(file), weight]));
  return routes.flatMap(({ path, canonical }) => {
    const weight = path === canonical ? weights.get(path) : undefined;
    return weight ? [{ ...weight, path, carbon: carbonOf(weight.total) }] : [];
  });
}
