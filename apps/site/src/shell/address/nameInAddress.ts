import { useEffect } from "react";
import { useHash, writeHash } from "./useHash.ts";

/**
 * The chosen one: that of `ids` which the address names (`/#chantier-naval`), else `initial`. Each part that shows it reads it
 * there: a reload finds it again, and the address can be sent.
 */
export function useNameInAddress<Id extends string>(ids: readonly Id[], initial: Id): Id {
  const name = useHash().slice(1);
  return ids.find((id) => id === name) ?? initial;
}

/** The name that needs no scroll: the last one that was pressed, or the one in view when the page was reloaded. */
let inView: string | undefined;

/** Writes `id` in the address in place of the last one: Back leaves the page as one expects. */
export function writeName(id: string): void {
  inView = id;
  writeHash(`#${id}`);
}

/** On arrival the browser could not scroll to the panel of `id`, which was not shown yet. */
export function useArrivalAt(id: string): void {
  useEffect(() => {
    inView ??= scrollY > 0 ? location.hash.slice(1) : "";
    if (location.hash === `#${id}` && id !== inView) document.getElementById(id)?.scrollIntoView();
  }, [id]);
}
