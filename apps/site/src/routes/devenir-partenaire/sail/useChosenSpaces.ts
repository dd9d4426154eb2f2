import { useCallback, useEffect, useState } from "react";
import type { ChosenSpaces } from "./chosenInHash.ts";
import type { Desk } from "./useDesk.ts";

/** What is chosen, and what has just changed in it. */
export interface ChosenNews extends ChosenSpaces {
  /** Something was chosen here, or let go. */
  touched?: boolean;
  /** The space that was asked for in vain; 0 when none was named. */
  refused?: number;
}

/** The chosen spaces, which the address names too: a link brings them back, and so does a reload. */
export function useChosenSpaces(desk: Desk | undefined) {
  const [state, setState] = useState<ChosenNews>({ chosen: [], unknown: false });

  useEffect(() => {
    if (!desk) return;
    const read = () => {
      const named = desk.chosenInAddress(location.hash);
      if (named) setState(named);
    };
    read();
    addEventListener("hashchange", read);
    return () => removeEventListener("hashchange", read);
  }, [desk]);

  const choose = useCallback(
    (chosen: readonly number[]) => {
      setState({ chosen, unknown: false, touched: true });
      // Not a page more in the history: Back leaves the page, as one expects.
      history.replaceState(history.state, "", desk?.hashOf(chosen) || location.pathname + location.search);
    },
    [desk],
  );

  const refuse = useCallback(
    (refused: number) => setState(({ chosen }) => ({ chosen, unknown: false, refused })),
    [],
  );

  return { ...state, choose, refuse };
}
