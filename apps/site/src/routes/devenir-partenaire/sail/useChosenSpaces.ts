import { type RefObject, useCallback, useEffect, useEffectEvent, useState } from "react";
import { type ChosenSpaces, chosenInHash, hashOf } from "./chosenInHash.ts";
import type { PlanSpace } from "./plan.ts";

/** What is chosen, and what has just changed in it. */
export interface ChoiceNews extends ChosenSpaces {
  /** Something was chosen here, or let go. */
  touched?: boolean;
  /** The space that was asked for in vain; 0 when none was named. */
  refused?: number;
}

/** The chosen spaces, which the address names too: a link brings them back, and so does a reload. */
export function useChosenSpaces(place: RefObject<HTMLElement | null>, spaces: readonly PlanSpace[]) {
  const [news, setNews] = useState<ChoiceNews>({ chosen: [], unknown: false });

  const namedInAddress = useEffectEvent(() => {
    const free = spaces.filter(({ state }) => state === "free").map(({ number }) => number);
    return chosenInHash(location.hash, new Set(free));
  });
  useEffect(() => {
    const read = () => {
      const named = namedInAddress();
      if (named) setNews(named);
    };
    read();
    // Whoever follows the link wants to see these spaces; whoever reloads is left where they were.
    if (namedInAddress() && scrollY === 0) place.current?.scrollIntoView({ behavior: "instant" });
    addEventListener("hashchange", read);
    return () => removeEventListener("hashchange", read);
  }, [place]);

  const choose = useCallback((chosen: readonly number[]) => {
    setNews({ chosen, unknown: false, touched: true });
    // Not a page more in the history: Back leaves the page, as one expects.
    history.replaceState(history.state, "", hashOf(chosen) || location.pathname + location.search);
  }, []);

  const refuse = useCallback(
    (refused: number) => setNews(({ chosen }) => ({ chosen, unknown: false, refused })),
    [],
  );

  return { news, choose, refuse };
}
