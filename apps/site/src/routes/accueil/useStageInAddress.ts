import { type StageId, stagePeriods } from "@sillages/content";
import { useEffect, useReducer, useRef, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";

/** Chosen when the address names none. */
const DEFAULT: StageId = "tours-d-europe";

const isStage = (name: string): name is StageId => Object.hasOwn(stagePeriods, name);
const named = () => location.hash.slice(1);

function subscribe(onChange: () => void) {
  addEventListener("hashchange", onChange);
  return () => removeEventListener("hashchange", onChange);
}

/**
 * The chosen stage: the one that the address names (`/#chantier-naval`), and it alone. Choosing writes it there in place of the
 * last one: Back leaves the page as one expects, a reload finds it again, and the address can be sent.
 */
export function useStageInAddress(): [StageId, (id: string) => void] {
  // A link followed inside the page changes the address without an event: the router tells.
  useLocation();
  const [, readAgain] = useReducer((count: number) => count + 1, 0);
  const name = useSyncExternalStore(subscribe, named, () => "");
  const stage = isStage(name) ? name : DEFAULT;

  // On arrival the browser could not scroll to a panel that was not shown yet.
  const arriving = useRef(true);
  useEffect(() => {
    if (arriving.current && stage === named()) document.getElementById(stage)?.scrollIntoView();
  }, [stage]);

  const choose = (id: string) => {
    arriving.current = false;
    history.replaceState(history.state, "", `#${id}`);
    readAgain();
  };
  return [stage, choose];
}
