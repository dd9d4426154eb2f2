import type { ReactNode } from "react";
import { prerender } from "react-dom/static.edge";

/**
 * `tree` as HTML, each part in its place: without script nobody would put it there.
 *
 * @throws what failed in it, inside a living part too: React alone would leave that part empty and go on.
 */
export async function htmlOf(tree: ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(tree, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    // Pictures are in the HTML: what React would preload is left to the browser.
    onHeaders: () => undefined,
    onError: (error) => void failures.push(error),
  });
  if (failures.length > 0) throw failures[0];
  return new Response(prelude).text();
}
