import { type RefObject, useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router-dom";
import { choiceInHash, type Offered } from "./choiceInHash.ts";
import type { PlanSpace } from "./plan.ts";
import { keepInAddress, readChoice } from "./sailChoice.ts";

/** Reads the choice that the address names: a link brings it back, and so does a reload. */
export function useChoiceInAddress(
  place: RefObject<HTMLElement | null>,
  spaces: readonly PlanSpace[],
  offered: Offered,
) {
  const namedIn = useEffectEvent((hash: string) => {
    const free = spaces.filter(({ state }) => state === "free").map(({ number }) => number);
    return choiceInHash(hash, new Set(free), offered);
  });
  useEffect(() => {
    const read = () => {
      const named = namedIn(location.hash);
      if (named) readChoice(named);
    };
    read();
    // Whoever follows the link wants to see these spaces; whoever reloads is left where they were.
    const named = namedIn(location.hash);
    const isOfSpaces = named && (named.chosen.length > 0 || named.unknown);
    if (isOfSpaces && scrollY === 0) place.current?.scrollIntoView({ behavior: "instant" });
    addEventListener("hashchange", read);
    return () => removeEventListener("hashchange", read);
  }, [place]);

  // An anchor of the page was followed, or the menu: the choice stands on the page all the same.
  const arrival = useLocation();
  useEffect(() => {
    if (!namedIn(arrival.hash)) keepInAddress();
  }, [arrival]);
}
