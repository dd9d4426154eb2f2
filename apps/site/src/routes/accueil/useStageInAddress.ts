import { useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { sailTo } from "../../map/voyageStep.ts";

const named = () => location.hash.slice(1);

function subscribe(onChange: () => void) {
  addEventListener("hashchange", onChange);
  return () => removeEventListener("hashchange", onChange);
}

/**
 * The chosen stage: the one of `ids` that the address names (`/#chantier-naval`), else `initial`. Each part that shows it reads it
 * there: a reload finds it again, and the address can be sent.
 */
export function useStageInAddress(ids: readonly string[], initial: string): string {
  // A link followed inside the page changes the address without an event: the router tells.
  useLocation();
  const name = useSyncExternalStore(subscribe, named, () => "");
  return ids.includes(name) ? name : initial;
}

/** The stage that was pressed last: the view is at it already. */
let pressed = "";

/** Writes the stage `id` in the address in place of the last one: Back leaves the page as one expects. */
export function chooseStage(id: string): void {
  // Whoever chooses a stage wants to see its whole road.
  sailTo(undefined);
  pressed = id;
  try {
    history.replaceState(history.state, "", `#${id}`);
  } catch {
    // Where a browser refuses to write over an address, it goes to another.
    location.hash = id;
  }
  // Nobody is told of an address that is written over.
  dispatchEvent(new HashChangeEvent("hashchange"));
}

/** On arrival the browser could not scroll to the panel of `stage`, which was not shown yet. */
export function useArrivalAtStage(stage: string): void {
  useEffect(() => {
    if (stage === named() && stage !== pressed) document.getElementById(stage)?.scrollIntoView();
  }, [stage]);
}
