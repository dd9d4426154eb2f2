import { useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { writeAddress } from "./writeAddress.ts";

const named = () => location.hash.slice(1);

function subscribe(onChange: () => void) {
  addEventListener("hashchange", onChange);
  return () => removeEventListener("hashchange", onChange);
}

/**
 * The chosen one: that of `ids` which the address names (`/#chantier-naval`), else `initial`. Each part that shows it reads it
 * there: a reload finds it again, and the address can be sent.
 */
export function useNameInAddress<Id extends string>(ids: readonly Id[], initial: Id): Id {
  // A link followed inside the page changes the address without an event: the router tells.
  useLocation();
  const name = useSyncExternalStore(subscribe, named, () => "");
  return ids.find((id) => id === name) ?? initial;
}

/** What was pressed last: the view is at it already. */
let pressed = "";

/** Writes `id` in the address in place of the last one: Back leaves the page as one expects. */
export function writeName(id: string): void {
  pressed = id;
  // What is shown is read in the address: where a browser refuses to write over one, it goes to another.
  if (!writeAddress(`#${id}`)) location.hash = id;
  // Nobody is told of an address that is written over.
  dispatchEvent(new HashChangeEvent("hashchange"));
}

/** On arrival the browser could not scroll to the panel of `id`, which was not shown yet. */
export function useArrivalAt(id: string): void {
  useEffect(() => {
    if (id === named() && id !== pressed) document.getElementById(id)?.scrollIntoView();
  }, [id]);
}
