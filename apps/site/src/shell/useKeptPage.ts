import { useEffect } from "react";
import { tellLoaded } from "../boot/tellLoaded.ts";

/**
 * Has the page at `path` kept for when there is no network, with what it lives by. Who comes by a link of a living page has not
 * fetched its HTML, and what was on its way when the worker came has not come through it.
 */
export function useKeptPage(path: string) {
  useEffect(() => void tellLoaded(path), [path]);
}
