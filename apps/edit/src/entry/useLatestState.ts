import { useCallback, useRef, useState } from "react";

/**
 * State that is known at once, before the page is drawn again: what comes late, an answer or a picture, goes on from what is there
 * by then.
 */
export function useLatestState<State>(initial: State) {
  const [state, setState] = useState(initial);
  const latest = useRef(initial);
  const get = useCallback(() => latest.current, []);
  const set = useCallback((next: State) => {
    latest.current = next;
    setState(next);
  }, []);
  return { state, get, set };
}
